import { useState } from 'react';
import { MAX_EMAIL_LENGTH } from '../../../../shared/domain/limits.ts';
import { useText } from '../../../i18n/useText.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { SignInScreen } from './SignInScreen.tsx';

/** Log-in with address and password (R-log-in-form). */
export default function SignInMailPage() {
  const t = useText();
  const [email, setEmail] = useState('');
  return (
    <SignInScreen
      text={t('signIn.text')}
      username={email.trim()}
      refusal="WA.EmailLogin.Error"
      missing="WA.Error.LoginField"
    >
      <TextField
        label={t('signIn.email')}
        type="email"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_EMAIL_LENGTH}
        value={email}
        onChange={setEmail}
      />
    </SignInScreen>
  );
}
