import { PATHS } from '../../../../shared/routes/paths.ts';
import { usePageTitle } from '../../../app/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { useRoute } from '../../../ui/route.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { BrowserLogIn } from '../desktop/BrowserLogIn.tsx';
import { useTicket } from '../desktop/useTicket.ts';
import { ProviderButtons } from '../social/ProviderButtons.tsx';
import { useAppleReturn } from '../social/useAppleReturn.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { useHeaderError } from './useHeaderError.ts';

/** The log-in of returning players: which way in (R-log-in-pages). */
export default function LoginPage() {
  const t = useText();
  const { search } = useRoute();
  const { browser } = useStores();
  const { error, tries, refuse } = useHeaderError();
  usePageTitle(t('login.title'));
  useAppleReturn(refuse);
  useTicket(refuse);
  return (
    <AuthFrame
      title={t('login.welcome')}
      text={t('login.text')}
      error={error && t(error)}
      tries={tries}
      footer={
        <p>
          {t('login.noAccount')} <Link to={PATHS.signUpSocial + search}>{t('login.signUp')}</Link>
        </p>
      }
    >
      <h2>{t('login.title')}</h2>
      <ButtonLink to={PATHS.signInMail + search} variant="primary" icon="mail" wide>
        {t('login.mail')}
      </ButtonLink>

      <ButtonLink to={PATHS.signInMobile + search} icon="phone" wide>
        {t('login.mobile')}
      </ButtonLink>
      {!browser && <PasskeyButton onFailure={refuse} />}
      {browser ? <BrowserLogIn browser={browser} /> : <ProviderButtons onFailure={refuse} />}
    </AuthFrame>
  );
}
