import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { toFailure } from '../../api/apiFailure.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { usePlace } from '../../ui/place.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './AuthForm.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { PasswordField } from './PasswordField.tsx';

/** Log-in with address and password (spec §2 /signinmail, §5 Login). Afterwards the route leads on. */
const SignInMailPage = observer(function SignInMailPage() {
  const t = useText();
  const { session, feedback } = useStores();
  const { search } = usePlace();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<TextKey | null>(null);
  const [tries, setTries] = useState(0);
  usePageTitle(t('login.title'));

  const refuse = (text: TextKey) => {
    setError(text);
    setTries((count) => count + 1);
  };
  const logIn = async () => {
    setBusy(true);
    setError(null);
    try {
      await session.logIn(email.trim(), password);
    } catch (caught) {
      if (toFailure(caught).code === 'invalid_grant') refuse('WA.EmailLogin.Error');
      else feedback.report(caught, { retry: () => void logIn() });
    } finally {
      setBusy(false);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (email.trim() && password) void logIn();
    else refuse('WA.Error.LoginField');
  };

  return (
    <AuthFrame
      title={t('login.title')}
      text={t('signIn.text')}
      error={error && t(error)}
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
        <TextField
          label={t('signIn.email')}
          type="email"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          label={t('signIn.password')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" variant="primary" busy={busy} wide>
          {t('login.title')}
        </Button>
        <Link to={PATHS.forgottenPassword}>{t('signIn.forgot')}</Link>
      </form>
    </AuthFrame>
  );
});

export default SignInMailPage;
