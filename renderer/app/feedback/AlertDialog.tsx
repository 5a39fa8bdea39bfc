import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';

interface AlertDialogProps {
  title: string;
  text: string;
  retry: (() => void) | null;
  /** The page with the thing asked for. */
  link: { to: string; text: string } | null;
  onClose: () => void;
}

/** A few words that somebody has to answer before anything else. */
export function AlertDialog({ title, text, retry, link, onClose }: AlertDialogProps) {
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
          {link && (
            // Leaving the page closes the alert as well.
            <ButtonLink to={link.to} variant="primary" onClick={onClose}>
              {link.text}
            </ButtonLink>
          )}
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
