import { AlertFrame } from '../../app/feedback/AlertFrame.tsx';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** Says what is done. */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that can't be taken back as a whole. */
export function ConfirmDialog({ title, text, action, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useText();
  return (
    <AlertFrame title={title} text={text} close={t('profile.edit.cancel')} onClose={onClose}>
      <Button
        variant="danger"
        onClick={() => {
          onClose();
          onConfirm();
        }}
      >
        {action}
      </Button>
    </AlertFrame>
  );
}
