import { useText } from '../i18n/useText.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface AlertDialogProps {
  title: string;
  text: string;
  retry: (() => void) | null;
  onClose: () => void;
}

export function AlertDialog({ title, text, retry, onClose }: AlertDialogProps) {
  const t = useText();
  return (
    <Dialog
      role="alertdialog"
      title={title}
      closeLabel={t('alert.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('alert.close')}</Button>
          {retry && (
            <Button variant="primary" onClick={retry}>
              {t('alert.retry')}
            </Button>
          )}
        </>
      }
    >
      {text}
    </Dialog>
  );
}
