import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { chunk } from '../../../common/chunk.tsx';
import { usePageTitle } from '../../../common/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useRoute } from '../../../ui/route.ts';
import styles from '../AuthForm.module.css';
import { AuthFrame } from '../AuthFrame.tsx';
import { PasswordField } from '../PasswordField.tsx';

const FactorStep = chunk(() => import('./FactorStep.tsx'), { waiting: <Skeleton height={6} /> }).Part;

/** Says the ways that are left: a code, or a new password. */
const GUESSED: TextKey = 'error.E.login.guessed';

/** The texts under the code while it can be tried again. */
const WRONG_CODE: Partial<Record<string, TextKey>> = {
  'E.code.wrong': 'factor.code.wrong',
  'E.code.used': 'factor.code.used',
};

/** Moves to the first field of a form in which nothing is typed. */
function focusEmpty(form: HTMLElement | null): void {
  const fields = form?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [];
  [...fields].find(({ value }) => value.trim() === '')?.focus();
}

interface SignInScreenProps {
  /** The header's text without an error. */
  text: string;
  /** Address or phone number, as it is sent. */
  username: string;
  /** The header's text when it and the password do not belong together. */
  refusal: TextKey;
  /** The header's text when one of the two is empty (R-log-in-form). */
  missing: TextKey;
  /** The field of address or phone. */
  children: ReactNode;
}

/** Log-in with a password, by mail or by phone, and its second step (R-factor). Afterwards the route leads on. */
export const SignInScreen = observer(function SignInScreen(props: SignInScreenProps) {
  const { text, username, refusal, missing, children } = props;
  const t = useText();
  const { session } = useStores();
  const { search } = useRoute();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<TextKey | null>(null);
  const [tries, setTries] = useState(0);
  /** The code of the second step; null if none is asked for. */
  const [code, setCode] = useState<string | null>(null);
  const [codeProblem, setCodeProblem] = useState<TextKey | null>(null);
  usePageTitle(t('login.title'));
  const form = useRef<HTMLFormElement>(null);

  const refuse = (key: TextKey) => {
    setError(key);
    setTries((count) => count + 1);
  };
  const logIn = useAction(
    async () => {
      setError(null);
      await session.logIn(username, password, code ?? '');
    },
    (failure, report) => {
      const problem = WRONG_CODE[failure.code];
      if (failure.code === 'invalid_grant') {
        setCode(null);
        refuse(refusal);
      } else if (failure.code === 'E.login.guessed') {
        setCode('');
        refuse(GUESSED);
      } else if (failure.code === 'E.factor.required') setCode('');
      else if (problem) setCodeProblem(problem);
      else report();
    },
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (logIn.isBusy) return;
    if (code === '') setCodeProblem('field.required');
    else if (username !== '' && password !== '') void logIn.run();
    else {
      refuse(missing);
      focusEmpty(form.current);
    }
  };

  const forgotten = (
    <Link to={PATHS.forgottenPassword}>{t(error === GUESSED ? 'newPassword.title' : 'signIn.forgot')}</Link>
  );

  return (
    <AuthFrame
      title={t('login.title')}
      court="low"
      text={text}
      error={error && t(error)}
      tries={tries}
      footer={
        <>
          <p>
            <Link to={PATHS.login + search}>{t('signIn.other')}</Link>
          </p>
          <p>
            {t('login.noAccount')} <Link to={PATHS.signUpSocial + search}>{t('login.signUp')}</Link>
          </p>
        </>
      }
    >
      <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
        {code === null ? (
          <>
            {children}
            <PasswordField
              label={t('signIn.password')}
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              aside={forgotten}
            />
          </>
        ) : (
          <FactorStep
            code={code}
            problem={codeProblem && t(codeProblem)}
            onChange={(typed) => {
              setCode(typed);
              setCodeProblem(null);
            }}
          />
        )}
        <Button type="submit" variant="action" busy={logIn.isBusy} wide big>
          {t('login.title')}
        </Button>
        {code !== null && error && forgotten}
      </form>
    </AuthFrame>
  );
});
