import { observer } from 'mobx-react-lite';
import type { Winner } from '../../../../shared/domain/values.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ScoreSaving } from '../../score/ScoreSaving.ts';
import { scoreDeps } from '../../score/scoreDeps.ts';
import { MoveCard } from './MoveCard.tsx';
import styles from './Moves.module.css';
import type { MoveProps } from './moveProps.ts';
import { useMoveText } from './moveText.ts';
import { sidesFor } from './ownSide.ts';
import { useDecision } from './useDecision.ts';

/** A match without a score: who won opens the sheet, that it was not played is saved at once. */
export const ScoreMove = observer(function ScoreMove({ match, actions, isFirst }: MoveProps) {
  const { t, names, when, where } = useMoveText();
  const stores = useStores();
  const { busy, run } = useDecision(actions.onDone);
  const { game } = match;
  const { own, other, against } = sidesFor(game, stores.session.user?.id ?? '');
  const notPlayed = () =>
    run(async () => {
      const saved = await new ScoreSaving(game, scoreDeps(stores)).send({
        sets: [],
        winner: 'UNKNOWN',
        playedStatus: 'NOT_PLAYED',
      });
      // Somebody was quicker: what they entered is looked at first.
      if (!saved) actions.enterScore(game);
      return saved === 'waiting' || !saved ? null : 'move.saved.notPlayed';
    });
  const won = (winner: Winner) => () => actions.enterScore(game, winner);
  return (
    <MoveCard
      match={match}
      people={against}
      isFirst={isFirst}
      title={t('move.score', { names: names(against.map(({ firstName }) => firstName)) })}
      facts={[game.fromTime && when(game.fromTime, game.timezone), where(match)].filter(Boolean).join(' · ')}
    >
      <div className={styles.answers}>
        <Button variant={isFirst ? 'action' : 'secondary'} data-answer onClick={won(own)}>
          {t('move.won')}
        </Button>
        <Button onClick={won(other)}>{t('move.lost')}</Button>
        <Button variant="quiet" busy={busy} onClick={() => void notPlayed()}>
          {t('score.status.NOT_PLAYED')}
        </Button>
      </div>
    </MoveCard>
  );
});
