import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PATHS } from '../../../shared/routes/paths.ts';
import { isRouted } from '../../app/routes.tsx';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { usePlace } from '../../ui/place.ts';
import { AuthFrame } from './AuthFrame.tsx';
import styles from './LoginPage.module.css';

/** The log-in of returning players: which way in (spec §2 /login). */
const LoginPage = observer(function LoginPage() {
  const t = useText();
  const { config } = useStores();
  const { search } = usePlace();
  const [refused, setRefused] = useState<string | null>(null);
  usePageTitle(t('login.title'));
  const ids = config.value;
  // Google's and Facebook's show only when the deployment has set them up, Apple's always (decisions §4).
  const providers = [ids?.googleClientId ? 'Google' : null, ids?.fbAppId ? 'Facebook' : null, 'Apple'].filter(
    (name) => name !== null,
  );
  const signUp = isRouted(PATHS.signUpSocial) ? PATHS.signUpSocial : PATHS.signUpMail;
  return (
    <AuthFrame
      title={t('login.welcome')}
      text={t('login.text')}
      footer={
        <p>
          {t('login.noAccount')} <Link to={signUp}>{t('login.signUp')}</Link>
        </p>
      }
    >
      <h2>{t('login.title')}</h2>
      <ButtonLink to={PATHS.signInMail + search} variant="primary" icon="mail" wide>
        {t('login.mail')}
      </ButtonLink>
      {isRouted(PATHS.signInMobile) && (
        <ButtonLink to={PATHS.signInMobile + search} icon="phone" wide>
          {t('login.mobile')}
        </ButtonLink>
      )}
      <p className={styles.or}>{t('login.or')}</p>
      {providers.map((provider) => (
        <Button key={provider} wide onClick={() => setRefused(provider)}>
          {t('login.with', { provider })}
        </Button>
      ))}
      {refused && (
        <Notice tone="warn" live>
          {t('login.notOffered', { provider: refused })}
        </Notice>
      )}
    </AuthFrame>
  );
});

export default LoginPage;
