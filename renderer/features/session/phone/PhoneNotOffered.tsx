import { useText } from '../../../i18n/useText.ts';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { MAIL_ICON } from '../../../ui/display/icons.ts';
import { AuthFrame } from '../AuthFrame.tsx';

interface PhoneNotOfferedProps {
  /** The page that does the same with an email address. */
  instead: string;
  label: string;
}

/** The phone pages of a deployment that sends no text messages (R-phone-offered). */
export function PhoneNotOffered({ instead, label }: PhoneNotOfferedProps) {
  const t = useText();
  return (
    <AuthFrame title={t('phone.notOffered.title')} text={t('phone.notOffered.text')}>
      <ButtonLink to={instead} variant="action" icon={MAIL_ICON} wide>
        {label}
      </ButtonLink>
    </AuthFrame>
  );
}
