import { observer } from 'mobx-react-lite';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { MatchScore } from '../../score/MatchScore.tsx';
import { ScoreSaving } from '../../score/ScoreSaving.ts';
import { scoreDeps } from '../../score/scoreDeps.ts';
import { PendingActionCard } from './PendingActionCard.tsx';
import styles from './PendingActions.module.css';
import { type PendingActionProps, usePendingText } from './pendingAction.ts';
import { useDecision } from './useDecision.ts';

type Claim = Game['scoreClaims'][number];

/** Two sides that say different things: the other side's score, to be accepted as it is or compared (R-score-accept). */
export const DisputeAction = observer(function DisputeAction({ match, actions, isFirst }: PendingActionProps) {
  const { t, when } = usePendingText();
  const stores = useStores();
  const { game, path, people } = match;
  const other = game.scoreClaims.find(({ by }) => by === 'OTHER');
  const accept = useDecision(actions.onDone, async ({ sets, winner, playedStatus }: Claim) => {
    const sent = await new ScoreSaving(game, scoreDeps(stores)).send({ sets, winner, playedStatus });
    // The other score has changed meanwhile: nobody accepts a score they have not seen.
    if (!sent) stores.feedback.toast({ id: 'move', tone: 'info', text: 'error.E.game.changed', stays: true });
    return sent && sent !== 'waiting' ? 'score.dispute.settled' : null;
  });
  return (
    <PendingActionCard
      match={match}
      isFirst={isFirst}
      title={t('move.dispute', { name: other?.enteredBy ?? people[0] ?? '' })}
      facts={[game.fromTime && when(game.fromTime, game.timezone)]}
    >
      {other && <MatchScore game={game} score={other} />}
      <div className={styles.answers}>
        {other && (
          <Button
            variant={isFirst ? 'action' : 'secondary'}
            busy={accept.isBusy}
            data-answer
            onClick={() => void accept.run(other)}
          >
            {t('move.agree')}
          </Button>
        )}
        <ButtonLink to={path} variant="quiet">
          {t('score.dispute.compare')}
        </ButtonLink>
      </div>
    </PendingActionCard>
  );
});
