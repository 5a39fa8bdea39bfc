import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';

export function DialogSample({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Withdraw from this match?"
      closeLabel="Close"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep my place</Button>
          <Button variant="danger" onClick={onClose}>
            Withdraw
          </Button>
        </>
      }
    >
      The next player on the waiting list takes your place.
    </Dialog>
  );
}
