import { PATHS } from '../../../../shared/routes/paths.ts';
import { usePageTitle } from '../../../common/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { ButtonLink, Link } from '../../../ui/actions/Link.tsx';
import { MAIL_ICON, PHONE_ICON } from '../../../ui/display/icons.ts';
import { useRoute } from '../../../ui/route.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { BrowserLogIn } from '../desktop/BrowserLogIn.tsx';
import { useHeaderError } from '../logIn/useHeaderError.ts';
import { ProviderButtons } from '../social/ProviderButtons.tsx';
import { SmallWay } from '../social/SmallWay.tsx';

/** The sign-up of new players: which way in (R-log-in-pages). */
export default function SignUpSocialPage() {
  const t = useText();
  const { search } = useRoute();
  const { browser } = useStores();
  const { error, values, tries, refuse } = useHeaderError();
  usePageTitle(t('signUp.title'));
  return (
    <AuthFrame
      title={t('signUp.title')}
      text={t('signUp.text')}
      error={error && t(error, values)}
      tries={tries}
      footer={
        <p>
          {t('signUp.haveAccount')} <Link to={PATHS.login + search}>{t('login.title')}</Link>
        </p>
      }
    >
      <ButtonLink to={PATHS.signUpMail + search} variant="action" icon={MAIL_ICON} wide big>
        {t('signUp.mail')}
      </ButtonLink>
      {browser ? (
        <>
          <ButtonLink to={PATHS.signUpMobile + search} icon={PHONE_ICON} wide>
            {t('signUp.mobile')}
          </ButtonLink>
          <BrowserLogIn browser={browser} />
        </>
      ) : (
        <ProviderButtons onFailure={refuse}>
          <SmallWay to={PATHS.signUpMobile + search} icon={PHONE_ICON} label={t('signUp.mobile')}>
            {t('login.short.phone')}
          </SmallWay>
        </ProviderButtons>
      )}
    </AuthFrame>
  );
}
