import { observer } from 'mobx-react-lite';
import { chunk } from '../../../app/chunk.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Me } from '../../../stores/SessionStore.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PasswordFields } from '../edit/PasswordFields.tsx';
import styles from '../ProfilePage.module.css';
import { EditFold } from './EditFold.tsx';
import { Group } from './Group.tsx';
import { ProfileFold } from './ProfileFold.tsx';
import type { ProfileForms } from './ProfileForms.ts';
import { SessionsFold } from './SessionsFold.tsx';

/** Its code comes when it is asked for. */
const SecurityPanel = chunk(() => import('../security/SecurityPanel.tsx'), { waiting: <Skeleton height={8} /> }).Part;

/** Password, second step, passkeys, and where this person is logged in (R-profile-page). */
export const SecurityGroup = observer(function SecurityGroup({ forms, user }: { forms: ProfileForms; user: Me }) {
  const t = useText();
  const { draft, folds } = forms;
  return (
    <Group title={t('profile.security')}>
      <EditFold
        forms={forms}
        part="password"
        label={t('profile.password')}
        value={user.hasPassword ? null : t('profile.about.notSaid')}
      >
        <PasswordFields password={draft.password} attempted={draft.attempted === 'password'} />
      </EditFold>
      <ProfileFold folds={folds} name="security" label={t('profile.security.open')}>
        <p className={styles.quiet}>{t('profile.security.text')}</p>
        <SecurityPanel />
      </ProfileFold>
      <SessionsFold folds={folds} />
    </Group>
  );
});
