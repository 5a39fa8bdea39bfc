import { observer } from 'mobx-react-lite';
import { inLine } from '../../../../shared/locales/intl.ts';
import { organiseAgainPath, ratingReceiptPath } from '../../../../shared/routes/paths.ts';
import { formatChange } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { ButtonLink, Link } from '../../../ui/actions/Link.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { AGAIN_ICON } from '../../../ui/display/icons.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import type { MatchView } from '../matchView.ts';
import { DayTile } from './DayTile.tsx';
import { RowStep } from './RowStep.tsx';
import styles from './Rows.module.css';
import { type RowSet, rowFacts } from './rowFacts.ts';
import { rowSteps } from './rowSteps.ts';
import { useMatchMenu } from './useMatchMenu.ts';
import { useRowText } from './useRowText.ts';

/** The sets of a match, the viewer's side above, each set's winner in bold. */
function RowSets({ sets }: { sets: readonly RowSet[] }) {
  return (
    <span className={styles.sets}>
      <span aria-hidden="true">
        {sets.map(({ own, other }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a set is its position
          <span key={at}>
            {own > other ? <b>{own}</b> : <i>{own}</i>}
            {other > own ? <b>{other}</b> : <i>{other}</i>}
          </span>
        ))}
      </span>
      <VisuallyHidden>{sets.map(({ own, other }) => `${own}–${other}`).join(', ')}</VisuallyHidden>
    </span>
  );
}

interface PastRowProps {
  match: MatchView;
  /** By how much it moved the viewer's level; null where it is not rated. */
  move: number | null;
  /** Its place in the whole list, from 1, and how many there are. */
  at: number;
  count: number;
}

/** A past match: its day, its end for the viewer, its sets, and the change of their level (R-past-rows). */
export const PastRow = observer(function PastRow({ match, move, at, count }: PastRowProps) {
  const t = useText();
  const text = useRowText();
  const { config } = useStores();
  const isWide = useMedia(WIDE);
  const { game, venues } = match;
  const facts = rowFacts(game);
  const steps = rowSteps(match, config.now());
  const { area, button, menu } = useMatchMenu({ match, isRated: move !== null });
  const isOff = game.status !== 'PLAYED';
  const change = move !== null && <Move gameId={game.id} change={move} isLink={isWide} />;
  return (
    <li
      {...area}
      className={classNames(styles.row, styles.past, isOff && styles.off)}
      data-sport={game.sport}
      aria-posinset={at}
      aria-setsize={count}
    >
      <DayTile instant={new Date(match.time)} zone={game.timezone} tone={isOff ? 'off' : 'set'} />
      <span className={styles.who}>
        <Link to={match.path} className={styles.title}>
          {text.pastTitle(match, facts)}
        </Link>
        <span className={styles.note}>{text.pastNote(match, facts)}</span>
      </span>
      {isWide && <span className={styles.venues}>{inLine(venues, ', ')}</span>}
      <span className={styles.ends}>
        {facts.sets.length > 0 && <RowSets sets={facts.sets} />}
        {change}
      </span>
      {steps.score === 'score.enter' ? (
        <RowStep match={match} steps={steps} />
      ) : (
        isWide &&
        steps.again && (
          <span className={classNames(styles.step, styles.quiet)}>
            <ButtonLink to={organiseAgainPath(game.id)} icon={AGAIN_ICON}>
              {t('row.again')}
              <VisuallyHidden>{text.names(match.persons)}</VisuallyHidden>
            </ButtonLink>
          </span>
        )
      )}
      <span className={styles.more}>{button}</span>
      {menu}
    </li>
  );
});

interface PendingActionProps {
  gameId: string;
  change: number;
  /** On phones it is too small to be pressed: the menu leads there. */
  isLink: boolean;
}

/** The change that a match made to the viewer's level. */
const Move = observer(function Move({ gameId, change, isLink }: PendingActionProps) {
  const t = useText();
  const { language } = useStores().language;
  const look = classNames(styles.move, change > 0 && styles.up);
  const label = <VisuallyHidden>{t('ownGame.level')}</VisuallyHidden>;
  if (!isLink) {
    return (
      <span className={look}>
        {label} {formatChange(change, language)}
      </span>
    );
  }
  return (
    <Link to={ratingReceiptPath(gameId)} className={look}>
      {label} {formatChange(change, language)} <VisuallyHidden>{t('receipt.open')}</VisuallyHidden>
    </Link>
  );
});
