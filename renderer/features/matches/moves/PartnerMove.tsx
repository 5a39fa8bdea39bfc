import { observer } from 'mobx-react-lite';
import { confirmedIn } from '../../../stores/gameFacts.ts';
import { isText } from '../../../stores/keptShapes.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useKeptValue } from '../../../stores/useKept.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Faces } from './Faces.tsx';
import { MoveCard } from './MoveCard.tsx';
import styles from './Moves.module.css';
import type { MoveProps } from './moveProps.ts';
import { useMoveText } from './moveText.ts';
import { useDecision } from './useDecision.ts';

/** Open doubles with everybody in: who plays on the organiser's side (R-partner). */
export const PartnerMove = observer(function PartnerMove({ match, actions, isFirst }: MoveProps) {
  const { t, when, where } = useMoveText();
  const { games } = useStores();
  const { busy, run } = useDecision(actions.onDone);
  const { game } = match;
  const kept = useKeptValue<string | null>(`partner ${game.id}`, null, isText);
  const confirmed = confirmedIn(game);
  const partner = confirmed.find(({ id }) => id === kept.value);
  const confirm = (id: string) =>
    run(async () => {
      await games.act(game.id, { actionType: 'PARTNER_SELECTION', contactList: [{ id }], version: game.version });
      kept.clear();
      return 'partner.saved';
    });
  return (
    <MoveCard
      match={match}
      isFirst={isFirst}
      hasFaces
      title={t('partner.title')}
      facts={[game.fromTime && when(game.fromTime, game.timezone), where(match)].filter(Boolean).join(' · ')}
    >
      <Faces
        legend={t('partner.legend')}
        people={confirmed.map(({ id, user }) => ({ key: id, person: user }))}
        chosen={partner ? [partner.id] : []}
        most={1}
        onChange={([id = null]) => kept.set(id)}
      />
      <div className={styles.answers}>
        <Button
          variant={partner ? 'action' : 'secondary'}
          disabled={!partner}
          busy={busy}
          data-answer
          onClick={() => partner && void confirm(partner.id)}
        >
          {partner ? t('move.partner', { name: partner.user.firstName }) : t('partner.choose')}
        </Button>
      </div>
    </MoveCard>
  );
});
