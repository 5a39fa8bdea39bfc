import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { PATHS } from '../../../shared/routes/paths.ts';
import { toFailure } from '../../api/apiFailure.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { usePlace } from '../../ui/place.ts';
import styles from './AuthForm.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { PhoneNotOffered } from './PhoneNotOffered.tsx';

/** Log-in with phone and password (spec §2 /signinmobile, §5 Login). Afterwards the route leads on. */
const SignInMobilePage = observer(function SignInMobilePage() {
  const t = useText();
  const { config, session, feedback } = useStores();
  const { search } = usePlace();
  const [phone, setPhone] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);
  const [tries, setTries] = useState(0);
  usePageTitle(t('login.title'));
  if (config.value?.phoneOffered === false) {
    return <PhoneNotOffered instead={PATHS.signInMail + search} label={t('login.mail')} />;
  }

  const isFilled = phone !== '' && password !== '';
  const logIn = async () => {
    setBusy(true);
    setRefused(false);
    try {
      await session.logIn(phone, password);
    } catch (caught) {
      if (toFailure(caught).code === 'invalid_grant') {
        setRefused(true);
        setTries((count) => count + 1);
      } else feedback.report(caught, { retry: () => void logIn() });
    } finally {
      setBusy(false);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isFilled && !busy) void logIn();
  };

  return (
    <AuthFrame
      title={t('login.title')}
      text={t('signInMobile.text')}
      error={refused ? t('WA.MobileLogin.Error') : null}
      tries={tries}
      footer={
        <>
          <p>
            <Link to={PATHS.login + search}>{t('signIn.other')}</Link>
          </p>
          <p>
            {t('login.noAccount')} <Link to={PATHS.signUpSocial}>{t('login.signUp')}</Link>
          </p>
        </>
      }
    >
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <PhoneField onChange={setPhone} />
        <PasswordField
          label={t('signIn.password')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" variant="primary" busy={busy} disabled={!isFilled} wide>
          {t('login.title')}
        </Button>
        <Link to={PATHS.forgottenPassword}>{t('signIn.forgot')}</Link>
      </form>
    </AuthFrame>
  );
});

export default SignInMobilePage;
