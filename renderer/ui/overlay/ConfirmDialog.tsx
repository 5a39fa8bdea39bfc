import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** The effect of confirming. */
  children: ReactNode;
  /** On the button that does it. */
  verb: string;
  /** On the button that does nothing. */
  back: string;
  closeLabel: string;
  /** `danger` for actions that can't be taken back. */
  tone?: 'primary' | 'danger';
  busy?: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

/** Asks before something is done. It begins on the way back: a press without a look does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, verb, back, closeLabel, tone = 'primary', busy = false, onConfirm, onBack } = props;
  return (
    <Dialog
      role="alertdialog"
      title={title}
      closeLabel={closeLabel}
      onClose={onBack}
      actions={
        <>
          <Button onClick={onBack}>{back}</Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {verb}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
