import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import type { Me } from '../../../stores/SessionStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PushFold } from '../../push/PushFold.tsx';
import { BlockedFold } from './BlockedFold.tsx';
import { ChannelsFold } from './ChannelsFold.tsx';
import { EmailsFold } from './EmailsFold.tsx';
import styles from './Group.module.css';
import { Group } from './Group.tsx';
import { PhoneFold } from './PhoneFold.tsx';
import type { ProfileForms } from './ProfileForms.ts';

/** By what this person is reached, and by whom not (R-profile-page). */
export const ReachGroup = observer(function ReachGroup({ forms, user }: { forms: ProfileForms; user: Me }) {
  const t = useText();
  const { browser } = useStores();
  const { folds } = forms;
  return (
    <Group title={t('profile.reach')}>
      {user.emails.length === 0 && (
        <div className={styles.notice}>
          <Notice action={<Button onClick={() => folds.show('emails')}>{t('profile.emails.first')}</Button>}>
            {t('profile.emails.invite')}
          </Notice>
        </div>
      )}
      <EmailsFold forms={forms} user={user} />
      <PhoneFold forms={forms} user={user} />
      <ChannelsFold folds={folds} />
      {!browser && (
        <PushFold userId={user.id} open={folds.isOpen('notices')} onToggle={(open) => folds.toggle('notices', open)} />
      )}
      <BlockedFold folds={folds} />
    </Group>
  );
});
