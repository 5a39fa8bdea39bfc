import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { WithdrawByForm } from '../answer/WithoutScript.tsx';
import type { InvitationStore } from '../InvitationStore.ts';

interface WithdrawButtonProps {
  store: InvitationStore;
  game: Game;
}

/** Takes a yes back. Asks first where others have a match in their calendar because of it. */
export const WithdrawButton = observer(function WithdrawButton({ store, game }: WithdrawButtonProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const isAgreed = game.status === 'SCHEDULED' && game.currentInvitee?.status === 'CONFIRMED';
  const leave = async () => {
    await store.sending.decline();
    setAsking(false);
  };
  const label = t(isAgreed ? 'invitation.withdraw.match' : 'invitation.withdraw.acceptance');
  return (
    <>
      <noscript>{import.meta.env.SSR && <WithdrawByForm game={game} isAgreed={isAgreed} label={label} />}</noscript>
      <Button
        variant="quiet"
        data-needs-script=""
        busy={store.sending.busy === 'decline' && !asking}
        onClick={() => (isAgreed ? setAsking(true) : void store.sending.decline())}
      >
        {label}
      </Button>
      {asking && (
        <Dialog
          title={t('invitation.withdraw.ask')}
          closeLabel={t('alert.close')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('invitation.withdraw.stay')}</Button>
              <Button variant="danger" busy={store.sending.busy === 'decline'} onClick={() => void leave()}>
                {label}
              </Button>
            </>
          }
        >
          <p>{t('invitation.withdraw.text', { name: game.owner.firstName })}</p>
        </Dialog>
      )}
    </>
  );
});
