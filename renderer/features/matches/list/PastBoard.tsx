import { observer } from 'mobx-react-lite';
import { ratingReceiptPath } from '../../../../shared/routes/paths.ts';
import { formatChange, formatDay } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { MatchScore } from '../../score/MatchScore.tsx';
import type { MatchView } from '../matchView.ts';
import { AgainButton, type MatchActions, ScoreButton, StepButton } from './MatchActions.tsx';
import { usePeople } from './MatchTitle.tsx';
import styles from './PastBoards.module.css';

interface PastBoardProps {
  match: MatchView;
  /** What it did to the viewer's level; null where it is not rated. */
  move: number | null;
  actions: MatchActions;
}

/** A past match: when and where on the edge of its court, how it ended on the board, and what can still be done with it. */
export const PastBoard = observer(function PastBoard({ match, move, actions }: PastBoardProps) {
  const t = useText();
  const people = usePeople();
  const { formats, language } = useStores();
  const { game, time, venues } = match;
  const hasScore = game.status === 'PLAYED' && game.playedStatus !== 'NOT_PLAYED';
  return (
    <article className={styles.board} data-sport={game.sport}>
      <header className={styles.court}>
        <time dateTime={new Date(time).toISOString()}>{formatDay(new Date(time), game.timezone, formats)}</time>
        {move !== null && (
          <Link to={ratingReceiptPath(game.id)} className={styles.move}>
            <VisuallyHidden>{t('ownGame.level')}</VisuallyHidden> {formatChange(move, language.language)}{' '}
            <VisuallyHidden>{t('receipt.open')}</VisuallyHidden>
          </Link>
        )}
        <small>{[t(`sport.${game.sport}`), ...venues].join(' · ')}</small>
      </header>
      {hasScore ? (
        <MatchScore game={game} compact />
      ) : (
        <p className={styles.none}>
          <strong>{people(match.people)}</strong>
          {t(game.playedStatus === 'NOT_PLAYED' ? 'score.status.NOT_PLAYED' : game.summary.title)}
        </p>
      )}
      <div className={styles.ways}>
        <StepButton match={match} actions={actions} />
        <ScoreButton match={match} actions={actions} variant="quiet" />
        <AgainButton match={match} />
      </div>
    </article>
  );
});
