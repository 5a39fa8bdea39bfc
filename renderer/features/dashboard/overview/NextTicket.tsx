import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { observer } from 'mobx-react-lite';
import { repeatedZone } from '../../../../shared/locales/dates.ts';
import { formatList, inLine } from '../../../../shared/locales/intl.ts';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { formatClock, formatDayBrief, formatDuration, formatSlot } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { deviceZone } from '../../../i18n/useViewerZone.ts';
import { hasOpenPairs } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { Court } from '../../../ui/court/Court.tsx';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { Flip } from '../../../ui/sports/Flip.tsx';
import { courtSides, type Person } from '../courtSides.ts';
import type { MatchView } from '../matchView.ts';
import { formatAhead } from './formatAhead.ts';
import styles from './NextTicket.module.css';

/** The next match as a ticket: its court with its players, and a stub that says when and where. Leads to its page. */
export const NextTicket = observer(function NextTicket({ match }: { match: MatchView }) {
  const t = useText();
  const { config, formats, language, session } = useStores();
  const { game, path, people, slot, venues } = match;
  if (!slot) return null;
  const me = session.user?.id ?? '';
  const zone = game.timezone;
  const [own, other] = courtSides(game, me);
  const onCourt = (person: Person | null) =>
    person && {
      key: person.id,
      picture: <PersonAvatar person={person} size="l" />,
      name: person.id === me ? t('dashboard.you') : person.firstName,
    };
  const ahead = formatAhead(slot.fromTime, config.now(), zone, language.language);
  const { viewer } = formatSlot(slot, zone, deviceZone(zone), formats);
  const repeated = repeatedZone(new Date(slot.fromTime), zone, formats);
  const brief = [formatDayBrief(slot.fromTime, zone, formats), repeated].filter(Boolean).join(', ');
  const minutes = differenceInMinutes(slot.toTime, slot.fromTime);
  return (
    <section aria-label={t('dashboard.next')}>
      <Link to={path} className={styles.ticket} data-sport={game.sport}>
        <Court sport={game.sport} sides={[own.map(onCourt), other.map(onCourt)]} className={styles.court}>
          <span className={styles.chip}>{t('dashboard.next')}</span>
          <span className={styles.chip}>{ahead ?? t('dashboard.next.on')}</span>
        </Court>
        <span className={styles.stub}>
          {/* Heard in the order in which one asks: the sport, with whom, which day, and then when. */}
          <VisuallyHidden>
            {t('month.match', {
              sport: t(`sport.${game.sport}`),
              people: formatList(people, language.language),
            })}
            , {brief},{' '}
          </VisuallyHidden>
          <Flip value={formatClock(slot.fromTime, zone, formats)} />
          <span className={styles.facts}>
            <strong aria-hidden="true">{brief}</strong>
            <span className={styles.where}>{inLine([...venues, formatDuration(minutes, language)], ' · ')}</span>
            {game.club && <span className={styles.where}>{game.club.name}</span>}
            {hasOpenPairs(game) && <span className={styles.where}>{t('ticket.pairsOpen')}</span>}
            {viewer && <span className={styles.where}>{t('dashboard.yourTime', { when: viewer.short })}</span>}
          </span>
        </span>
      </Link>
    </section>
  );
});
