import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isIn } from '../../../../shared/domain/values.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { WithdrawByForm } from '../answer/WithoutScript.tsx';
import type { InvitationStore } from '../InvitationStore.ts';

/** @returns whether the viewer has no account, and has shown that the mailbox is theirs */
export const isGuest = ({ currentInvitee }: Game): boolean =>
  currentInvitee?.user.type === 'CONTACT' && !currentInvitee.secured;

/** @returns whether a yes can be taken back. An organiser who leaves cancels the match: that is no answer to an invitation */
export const mayLeave = ({ can }: InvitationStore, { userRole, currentInvitee }: Game): boolean =>
  userRole === 'OPPONENT_INVITEE' && (can('WITHDRAW') || (isIn(currentInvitee?.status) && can('DECLINE')));

/** @returns whether others have a match in their calendar because of that yes */
export const leavesMatch = (store: InvitationStore, game: Game): boolean =>
  game.status === 'SCHEDULED' && mayLeave(store, game);

interface WithdrawButtonProps {
  store: InvitationStore;
  game: Game;
}

/** Takes a yes back. Asks first if others have the match in their calendar. */
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
        <ConfirmDialog
          title={t('invitation.withdraw.ask')}
          verb={label}
          back={t('invitation.withdraw.stay')}
          closeLabel={t('alert.close')}
          tone="danger"
          busy={store.sending.busy === 'decline'}
          onConfirm={() => void leave()}
          onBack={() => setAsking(false)}
        >
          <p>{t('invitation.withdraw.text', { name: game.owner.firstName })}</p>
        </ConfirmDialog>
      )}
    </>
  );
});
