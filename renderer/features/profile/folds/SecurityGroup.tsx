import { observer } from 'mobx-react-lite';
import { chunk } from '../../../common/chunk.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Me } from '../../../stores/SessionStore.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PasswordField as Field } from '../../session/PasswordField.tsx';
import { StrengthMeter } from '../../session/StrengthMeter.tsx';
import type { PasswordDraft, PasswordField } from '../edit/PasswordDraft.ts';
import styles from '../ProfilePage.module.css';
import { EditFold } from './EditFold.tsx';
import { Group, ProfileFold } from './ProfileFold.tsx';
import { SessionsFold } from './SessionsFold.tsx';
import type { ProfileForms } from './useProfileForms.ts';

/** A new password, and the current one as the proof of ownership (R-password-change). */
const PasswordFields = observer(function PasswordFields({
  password,
  attempted,
  name,
}: {
  password: PasswordDraft;
  attempted: boolean;
  /** Under which a password manager keeps it. */
  name: string;
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
      <input type="text" autoComplete="username" value={name} readOnly hidden />
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

/** Its code comes when it is asked for. */
const SecurityPanel = chunk(() => import('../security/SecurityPanel.tsx'), { waiting: <Skeleton height={8} /> }).Part;

/** Password, second step, passkeys, and where this person is logged in (R-profile-page). */
export const SecurityGroup = observer(function SecurityGroup({ forms, user }: { forms: ProfileForms; user: Me }) {
  const t = useText();
  const { draft, folds } = forms;
  return (
    <Group title={t('profile.security')}>
      <EditFold forms={forms} part="password" label={t('profile.password')} value={user.hasPassword ? null : ''}>
        <PasswordFields
          password={draft.password}
          attempted={draft.attempted === 'password'}
          name={user.emails.find(({ main }) => main)?.email ?? ''}
        />
      </EditFold>
      <ProfileFold folds={folds} name="security" label={t('profile.security.open')}>
        <p className={styles.quiet}>{t('profile.security.text')}</p>
        <SecurityPanel />
      </ProfileFold>
      <SessionsFold folds={folds} />
    </Group>
  );
});
