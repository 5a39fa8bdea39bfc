import { observer } from 'mobx-react-lite';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { usePageTitle } from '../../../app/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { MAIL_ICON, PHONE_ICON } from '../../../ui/display/icons.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useRoute } from '../../../ui/route.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { BrowserLogIn } from '../desktop/BrowserLogIn.tsx';
import { useTicket } from '../desktop/useTicket.ts';
import { ProviderButtons } from '../social/ProviderButtons.tsx';
import { useAppleReturn } from '../social/useAppleReturn.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { useHeaderError } from './useHeaderError.ts';

/** The log-in of returning players: which way in (R-log-in-pages). */
const LoginPage = observer(function LoginPage() {
  const t = useText();
  const { search } = useRoute();
  const { browser, session } = useStores();
  const { error, values, tries, refuse } = useHeaderError();
  usePageTitle(t('login.title'));
  useAppleReturn(refuse);
  useTicket(refuse);
  return (
    <AuthFrame
      title={t(session.deleted ? 'login.title' : 'login.welcome')}
      {...(!session.deleted && { text: t('login.text') })}
      error={error && t(error, values)}
      tries={tries}
      footer={
        <p>
          {t('login.noAccount')} <Link to={PATHS.signUpSocial + search}>{t('login.signUp')}</Link>
        </p>
      }
    >
      {session.ended && (
        <Notice tone="warn" live>
          {t('login.ended')}
        </Notice>
      )}
      <ButtonLink to={PATHS.signInMail + search} variant="action" icon={MAIL_ICON} wide big>
        {t('login.mail')}
      </ButtonLink>
      <ButtonLink to={PATHS.signInMobile + search} icon={PHONE_ICON} wide big>
        {t('login.mobile')}
      </ButtonLink>
      {!browser && <PasskeyButton onFailure={refuse} />}
      {browser ? <BrowserLogIn browser={browser} /> : <ProviderButtons onFailure={refuse} />}
    </AuthFrame>
  );
});

export default LoginPage;
