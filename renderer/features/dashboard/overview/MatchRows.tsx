import { observer } from 'mobx-react-lite';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { formatDayBrief, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { CourtMark } from '../../../ui/court/CourtLines.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { CHEVRON_RIGHT_ICON } from '../../../ui/display/icons.ts';
import { type Pip, Pips } from '../../../ui/display/Pips.tsx';
import type { MatchView } from '../matchView.ts';
import { useRowText } from '../rows/useRowText.ts';
import styles from './MatchRows.module.css';

/** Matches that need nothing of the viewer, a line each. */
export function MatchRows({ matches }: { matches: readonly MatchView[] }) {
  return (
    <ul className={styles.rows}>
      {matches.map((match) => (
        <li key={match.game.id}>
          <MatchRow match={match} />
        </li>
      ))}
    </ul>
  );
}

const MatchRow = observer(function MatchRow({ match }: { match: MatchView }) {
  const t = useText();
  const { names } = useRowText();
  const { formats } = useStores();
  const { game, path, persons, time, slot, offered } = match;
  const day = formatDayBrief(new Date(time), game.timezone, formats);
  const when = slot
    ? `${day}, ${formatTime(slot.fromTime, game.timezone, formats)}`
    : t('dashboard.offered.on', { count: offered, day });
  // The dots say that answers are missing.
  const state = game.summary.title !== 'summary.owner.waiting' && t(game.summary.title as TextKey);
  return (
    <Link to={path} className={styles.row}>
      <CourtMark sport={game.sport} />
      <span className={styles.words}>
        <b>{t('month.match', { sport: t(`sport.${game.sport}`), people: names(persons) })}</b>
        <small>{state ? `${state} · ${when}` : when}</small>
      </span>
      {game.status === 'SCHEDULED' ? <Icon path={CHEVRON_RIGHT_ICON} /> : <Answers match={match} />}
    </Link>
  );
});

/** The answers so far. */
export function Answers({ match }: { match: Pick<MatchView, 'game'> }) {
  const t = useText();
  const answers = pipsOf(match.game.invitee);
  const answered = answers.filter((answer) => answer !== 'silent').length;
  return <Pips answers={answers} label={t('dashboard.answered', { answered, total: answers.length })} />;
}

function pipsOf(invitees: MatchView['game']['invitee']): Pip[] {
  return invitees.map(({ status }) => {
    if (status === 'ACCEPTED' || status === 'CONFIRMED') return 'yes';
    return status === 'DECLINED' ? 'no' : 'silent';
  });
}
