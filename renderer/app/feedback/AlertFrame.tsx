import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';

interface AlertFrameProps {
  title: string;
  text: string;
  /** On the button that only closes. */
  close: string;
  onClose: () => void;
  /** Buttons that do something. */
  children: ReactNode;
}

/** A few words that somebody has to answer before anything else. */
export function AlertFrame({ title, text, close, onClose, children }: AlertFrameProps) {
  const t = useText();
  return (
    <Dialog
      role="alertdialog"
      title={title}
      closeLabel={t('alert.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{close}</Button>
          {children}
        </>
      }
    >
      {text}
    </Dialog>
  );
}
