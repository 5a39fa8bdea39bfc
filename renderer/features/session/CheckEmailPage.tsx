import { PATHS } from '../../../shared/routes/paths.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { AuthFrame } from './AuthFrame.tsx';

/** After the sign-up: the account is there, its address has to be proved (spec §2 /login/checkYourEmail). */
export default function CheckEmailPage() {
  const t = useText();
  usePageTitle(t('checkEmail.title'));
  return (
    <AuthFrame title={t('checkEmail.title')} text={t('checkEmail.text')}>
      <p>{t('checkEmail.meanwhile')}</p>
      <ButtonLink to={PATHS.signInMail} variant="primary" icon="mail" wide>
        {t('login.mail')}
      </ButtonLink>
    </AuthFrame>
  );
}
