import { observer } from 'mobx-react-lite';
import type { Winner } from '../../../../shared/domain/values.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { confirmedIn } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { ScoreSaving } from '../../score/ScoreSaving.ts';
import { scoreDeps } from '../../score/scoreDeps.ts';
import type { Person } from '../courtSides.ts';
import { PendingActionCard } from './PendingActionCard.tsx';
import styles from './PendingActions.module.css';
import { type PendingActionProps, usePendingText } from './pendingAction.ts';
import { useDecision } from './useDecision.ts';

/** A match as one of its sides sees it. */
interface OwnSide {
  own: Extract<Winner, 'INITIATOR' | 'OPPONENT'>;
  other: Extract<Winner, 'INITIATOR' | 'OPPONENT'>;
  /** The people on the other side. */
  against: Person[];
}

/** @returns the sides of a match for one of its players: the teams, or the organiser against the others */
function sidesFor(game: Game, userId: string): OwnSide {
  const initiators: Person[] = game.initiatorTeam?.players ?? [game.owner];
  const opponents: Person[] = game.opponentTeam?.players ?? confirmedIn(game).map(({ user }) => user);
  return initiators.some(({ id }) => id === userId)
    ? { own: 'INITIATOR', other: 'OPPONENT', against: opponents }
    : { own: 'OPPONENT', other: 'INITIATOR', against: initiators };
}

/** A match without a score: the winner opens the sheet, "not played" is saved at once. */
export const ScoreAction = observer(function ScoreAction({ match, actions, isFirst }: PendingActionProps) {
  const { t, names, when, where } = usePendingText();
  const stores = useStores();
  const { game } = match;
  const { own, other, against } = sidesFor(game, stores.session.user?.id ?? '');
  const notPlayed = useDecision(actions.onDone, async () => {
    const saved = await new ScoreSaving(game, scoreDeps(stores)).send({
      sets: [],
      winner: 'UNKNOWN',
      playedStatus: 'NOT_PLAYED',
    });
    // Somebody was quicker: their score is looked at first.
    if (!saved) actions.enterScore(game);
    return saved === 'waiting' || !saved ? null : 'move.saved.notPlayed';
  });
  const won = (winner: Winner) => () => actions.enterScore(game, winner);
  return (
    <PendingActionCard
      match={match}
      people={against}
      isFirst={isFirst}
      title={t('move.score', { names: names(against.map(({ firstName }) => firstName)) })}
      facts={[game.fromTime && when(game.fromTime, game.timezone), where(match)]}
    >
      <div className={classNames(styles.answers, styles.results)}>
        <Button variant={isFirst ? 'action' : 'secondary'} data-answer onClick={won(own)}>
          {t('move.won')}
        </Button>
        <Button onClick={won(other)}>{t('move.lost')}</Button>
        <Button variant="quiet" busy={notPlayed.isBusy} onClick={() => void notPlayed.run()}>
          {t('score.status.NOT_PLAYED')}
        </Button>
      </div>
    </PendingActionCard>
  );
});
