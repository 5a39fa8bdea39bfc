import { observer } from 'mobx-react-lite';
import { FacePicks } from '../../../common/people/FacePicks.tsx';
import { acceptorsIn, freeSpotsIn } from '../../../stores/gameFacts.ts';
import { isListOf, isText } from '../../../stores/keptShapes.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useKeptValue } from '../../../stores/useKept.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { agreementWith } from '../../calendar/agreement.ts';
import { PendingActionCard } from './PendingActionCard.tsx';
import styles from './PendingActions.module.css';
import { type PendingActionProps, usePendingText } from './pendingAction.ts';
import { useDecision } from './useDecision.ts';

const NOBODY: readonly string[] = [];
const areIds = (kept: unknown): kept is readonly string[] => isListOf(kept, isText);

/** More have said yes than can play: the organiser chooses, and sees the result first (R-choose). */
export const PlayersAction = observer(function PlayersAction({ match, actions, isFirst }: PendingActionProps) {
  const { t, names, when, where } = usePendingText();
  const { games, config } = useStores();
  const { game } = match;
  const kept = useKeptValue(`players ${game.id}`, NOBODY, areIds);
  const acceptors = acceptorsIn(game);
  const chosen = acceptors.filter(({ id }) => kept.value.includes(id));
  // When it would be with these players, or that it can't be.
  const agreement = agreementWith(game, chosen, config.now());
  const outcome = agreement ? when(agreement.slot.fromTime, game.timezone) : t('error.E.game.noSlot');
  const confirm = useDecision(actions.onDone, async () => {
    const contactList = chosen.map(({ id }) => ({ id }));
    await games.act(game.id, { actionType: 'CONFIRMATION', contactList, version: game.version });
    kept.clear();
    return 'move.chosen';
  });
  return (
    <PendingActionCard
      match={match}
      isFirst={isFirst}
      hasFaces
      title={t('move.players', { sport: t(`sport.${game.sport}`) })}
      facts={[
        <span key="outcome" role="status">
          {chosen.length > 0 ? outcome : t('move.saidYes', { count: acceptors.length })}
        </span>,
        where(match),
      ]}
    >
      <FacePicks
        legend={t('ownGame.choose.title')}
        people={acceptors.map(({ id, user }) => ({ key: id, person: user }))}
        chosen={chosen.map(({ id }) => id)}
        most={freeSpotsIn(game)}
        onChange={kept.set}
      />
      {chosen.length > 0 && (
        <div className={styles.answers}>
          <Button variant="action" busy={confirm.isBusy} data-answer onClick={() => void confirm.run()}>
            {t('move.choose', { names: names(chosen.map(({ user }) => user.firstName)) })}
          </Button>
        </div>
      )}
    </PendingActionCard>
  );
});
