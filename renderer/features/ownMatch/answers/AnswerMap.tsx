import { observer } from 'mobx-react-lite';
import {
  answerCounts,
  bestStart,
  obstacle,
  type StartCount,
  venueCounts,
} from '../../../../shared/domain/match/answerCounts.ts';
import { gameEditPath } from '../../../../shared/routes/paths.ts';
import { formatDayShort, formatList, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { acceptorsIn, confirmedIn, freeSpotsIn, nameOf, venuesOf } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Tag } from '../../../ui/display/Tag.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Fold } from '../../../ui/forms/Fold.tsx';
import { answersOf, offerOf } from '../../calendar/agreement.ts';
import type { OwnGame } from '../OwnGame.ts';
import styles from './AnswerMap.module.css';
import { AnswerTable, type ListOf } from './AnswerTable.tsx';
import { ChoosePlayers } from './ChoosePlayers.tsx';
import { PeopleMatrix } from './PeopleMatrix.tsx';
import { startGrid } from './startGrid.ts';

/** Which starts suit whom of those who said yes: at a glance and in words, and why none does when none does. */
export const AnswerMap = observer(function AnswerMap({ own, game }: { own: OwnGame; game: Game }) {
  const t = useText();
  const { config, language } = useStores();
  const now = config.now().toISOString();
  const offer = offerOf(game);
  const yes = [...confirmedIn(game), ...acceptorsIn(game)];
  const counts = answerCounts(answersOf(game, yes), offer, now);
  const isChoosing = game.action.includes('CONFIRMATION');
  if (yes.length === 0 || (counts.length === 0 && !isChoosing)) return null;
  const names = new Map(yes.map((invitee) => [invitee.id, nameOf(invitee)]));
  const listOf = (ids: readonly string[]) =>
    formatList(
      ids.map((id) => names.get(id) ?? ''),
      language.language,
    );
  const matrix = { counts, people: [...yes, ...silentIn(game)], timezone: game.timezone };
  return (
    <Card title={t('ownGame.map')} action={<Best best={bestStart(counts)} total={yes.length} zone={game.timezone} />}>
      <WhyNone game={game} now={now} listOf={listOf} />
      {isChoosing ? <ChoosePlayers own={own} game={game} matrix={matrix} /> : <PeopleMatrix {...matrix} />}
      <div className={styles.all}>
        <Fold label={t('ownGame.map.all', { count: counts.length })}>
          <AnswerTable
            model={startGrid({ ...offer, now })}
            counts={new Map(counts.map((count) => [count.fromTime, count]))}
            total={yes.length}
            timezone={game.timezone}
            listOf={listOf}
          />
        </Fold>
      </div>
    </Card>
  );
});

const silentIn = ({ invitee }: Game) => invitee.filter(({ status }) => status === 'SENT' || status === 'OPENED');

interface BestProps {
  best: StartCount | null;
  /** How many said yes. */
  total: number;
  /** IANA zone of the venue. */
  zone: string;
}

const Best = observer(function Best({ best, total, zone }: BestProps) {
  const t = useText();
  const { formats } = useStores();
  if (!best) return null;
  const { weekday, date } = formatDayShort(best.fromTime, zone, formats);
  const when = `${weekday} ${date}, ${formatTime(best.fromTime, zone, formats)}`;
  return <Tag tone="success">{t('ownGame.map.best', { when, can: best.can.length, total })}</Tag>;
});

interface WhyProps {
  game: Game;
  /** ISO instant. */
  now: string;
  listOf: ListOf;
}

/** Enough people said yes, and still there is no match. */
const WhyNone = observer(function WhyNone({ game, now, listOf }: WhyProps) {
  const t = useText();
  const offer = offerOf(game);
  const confirmed = answersOf(game, confirmedIn(game));
  const waiting = answersOf(game, acceptorsIn(game));
  const lacks = obstacle({ confirmed, waiting, missing: freeSpotsIn(game) }, offer, now);
  if (!lacks) return null;
  const names = new Map(venuesOf(game).offered.map(({ id, location }) => [id, location.name]));
  const venues = venueCounts([...confirmed, ...waiting], offer);
  return (
    <Notice
      tone="warn"
      title={t('ownGame.map.none')}
      action={
        game.action.includes('EDIT') && <ButtonLink to={gameEditPath(game.id)}>{t('ownGame.map.offer')}</ButtonLink>
      }
    >
      {t(`ownGame.map.lacks.${lacks}`)}
      {lacks !== 'time' && (
        <ul className={styles.venues}>
          {venues.map(({ venue, can }) => (
            <li key={venue}>
              {names.get(venue)}: {can.length > 0 ? listOf(can) : t('ownGame.map.nobody')}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
});
