import { useText } from '../../i18n/useText.ts';
import { Button, type ButtonVariant } from '../../ui/actions/Button.tsx';
import { SHARE_ICON } from '../../ui/display/icons.ts';

interface ShareButtonProps {
  /** The title in the share sheet. */
  title: string;
  /** Absolute address. */
  url: string;
  disabled?: boolean;
  variant?: ButtonVariant;
}

/** Hands a link to the system's share sheet; nothing where there is none, as on many computers (R-share-sheet). */
export function ShareButton({ title, url, disabled = false, variant = 'secondary' }: ShareButtonProps) {
  const t = useText();
  if (!('share' in navigator)) return null;
  const share = () => {
    // Closing the sheet is no failure.
    navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <Button icon={SHARE_ICON} variant={variant} disabled={disabled} onClick={share}>
      {t('share.sheet')}
    </Button>
  );
}
