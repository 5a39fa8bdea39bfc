import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import styles from '../answer/Answer.module.css';
import { RefusalNotice } from '../answer/RefusalNotice.tsx';
import type { InvitationStore } from '../InvitationStore.ts';
import { VisitorForm } from './VisitorForm.tsx';

/** Asks for the visitor's details with the yes: only after the share link (R-visitor-form). */
const VisitorSheet = observer(function VisitorSheet({ store, game }: { store: InvitationStore; game: Game }) {
  const t = useText();
  const { offlineQueue } = useStores();
  const { answer, sending } = store;
  const isWaiting = offlineQueue.of(game.id) !== null && sending.busy === null;
  useEffect(() => {
    // It goes by itself when the network is back.
    if (isWaiting) answer.stopIntroducing();
  }, [isWaiting, answer]);
  const missing = answer.missing === 'visitor' || answer.missing === 'phone' ? answer.missing : null;
  return (
    <Dialog
      title={t('visitor.title')}
      closeLabel={t('alert.close')}
      onClose={answer.stopIntroducing}
      actions={
        <Button
          variant="action"
          big
          wide
          disabled={!sending.canAccept && sending.busy !== 'accept'}
          busy={sending.busy === 'accept'}
          aria-describedby={missing ? 'visitor-missing' : undefined}
          onClick={() => void sending.accept()}
        >
          {t('invitation.accept')}
        </Button>
      }
    >
      <VisitorForm answer={answer} />
      <div className={styles.part}>
        <RefusalNotice failure={answer.refusal} game={game} />
        {missing && (
          <p id="visitor-missing" className={styles.zone}>
            {t(`invitation.missing.${missing}`)}
          </p>
        )}
      </div>
    </Dialog>
  );
});

export default VisitorSheet;
