import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { AlertFrame } from './AlertFrame.tsx';

interface AlertDialogProps {
  title: string;
  text: string;
  retry: (() => void) | null;
  /** A page with what is asked for. */
  link: { to: string; text: string } | null;
  onClose: () => void;
}

export function AlertDialog({ title, text, retry, link, onClose }: AlertDialogProps) {
  const t = useText();
  return (
    <AlertFrame title={title} text={text} close={t('alert.close')} onClose={onClose}>
      {link && (
        // Leaving the page closes the alert as well.
        <span onClickCapture={onClose}>
          <ButtonLink to={link.to} variant="primary">
            {link.text}
          </ButtonLink>
        </span>
      )}
      {retry && (
        <Button variant="primary" onClick={retry}>
          {t('alert.retry')}
        </Button>
      )}
    </AlertFrame>
  );
}
