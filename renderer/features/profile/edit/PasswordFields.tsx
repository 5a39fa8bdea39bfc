import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import { PasswordField as Field } from '../../session/PasswordField.tsx';
import { StrengthMeter } from '../../session/StrengthMeter.tsx';
import styles from '../ProfilePage.module.css';
import type { PasswordDraft, PasswordField } from './PasswordDraft.ts';

/** A new password, and the current one as the proof of who asks (R-password-change). */
export const PasswordFields = observer(function PasswordFields({
  password,
  attempted,
}: {
  password: PasswordDraft;
  attempted: boolean;
}) {
  const t = useText();
  const field = (name: PasswordField) => {
    const isLooked = attempted || password.values[name] !== '';
    const problem = isLooked ? password.problems[name] : undefined;
    const onChange = (value: string) => password.set(name, value);
    return { value: password.values[name], error: problem ? t(problem) : null, onChange };
  };
  return (
    <div className={styles.fields}>
      <p className={styles.quiet}>{t(password.needsCurrent ? 'profile.password.text' : 'profile.password.none')}</p>
      {password.needsCurrent && (
        <Field label={t('profile.password.current')} autoComplete="current-password" {...field('current')} />
      )}
      <Field label={t('profile.password.new')} autoComplete="new-password" {...field('next')} />
      {password.isWanted && (
        <>
          <StrengthMeter strength={password.strength} />
          <Field label={t('profile.password.repeat')} autoComplete="new-password" {...field('repeat')} />
        </>
      )}
    </div>
  );
});
