import { observer } from 'mobx-react-lite';
import { FacePicks } from '../../../common/people/FacePicks.tsx';
import { confirmedIn } from '../../../stores/gameFacts.ts';
import { isText } from '../../../stores/keptShapes.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useKeptValue } from '../../../stores/useKept.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { PendingActionCard } from './PendingActionCard.tsx';
import styles from './PendingActions.module.css';
import { type PendingActionProps, usePendingText } from './pendingAction.ts';
import { useDecision } from './useDecision.ts';

/** Open doubles with everybody in: who plays on the organiser's side (R-partner). */
export const PartnerAction = observer(function PartnerAction({ match, actions, isFirst }: PendingActionProps) {
  const { t, when, where } = usePendingText();
  const { games } = useStores();
  const { game } = match;
  const kept = useKeptValue<string | null>(`partner ${game.id}`, null, isText);
  const confirmed = confirmedIn(game);
  const partner = confirmed.find(({ id }) => id === kept.value);
  const confirm = useDecision(actions.onDone, async (id: string) => {
    await games.act(game.id, { actionType: 'PARTNER_SELECTION', contactList: [{ id }], version: game.version });
    kept.clear();
    return 'partner.saved';
  });
  return (
    <PendingActionCard
      match={match}
      isFirst={isFirst}
      hasFaces
      title={t('partner.title')}
      facts={[game.fromTime && when(game.fromTime, game.timezone), where(match)]}
    >
      <FacePicks
        legend={t('partner.legend')}
        people={confirmed.map(({ id, user }) => ({ key: id, person: user }))}
        chosen={partner ? [partner.id] : []}
        most={1}
        onChange={([id = null]) => kept.set(id)}
      />
      {partner && (
        <div className={styles.answers}>
          <Button variant="action" busy={confirm.isBusy} data-answer onClick={() => void confirm.run(partner.id)}>
            {t('move.partner', { name: partner.user.firstName })}
          </Button>
        </div>
      )}
    </PendingActionCard>
  );
});
