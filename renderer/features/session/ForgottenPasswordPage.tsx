import { PATHS } from '../../../shared/routes/paths.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { Link } from '../../ui/Link.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { EmailReminder } from './EmailReminder.tsx';

/** Asks for a link that sets a new password (spec §2 /forgottenpassword). */
export default function ForgottenPasswordPage() {
  const t = useText();
  usePageTitle(t('forgotten.title'));
  return (
    <AuthFrame
      title={t('forgotten.title')}
      text={t('forgotten.text')}
      footer={
        <p>
          <Link to={PATHS.login}>{t('forgotten.back')}</Link>
        </p>
      }
    >
      <EmailReminder />
    </AuthFrame>
  );
}
