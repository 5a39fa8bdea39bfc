import { observer } from 'mobx-react-lite';
import { inLine } from '../../../../shared/locales/intl.ts';
import { AddressText } from '../../../common/people/AddressText.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Me } from '../../../stores/SessionStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PushFold } from '../../push/PushFold.tsx';
import { AddressFields } from '../edit/AddressFields.tsx';
import { BlockedFold } from './BlockedFold.tsx';
import { ChannelsFold } from './ChannelsFold.tsx';
import { EditFold } from './EditFold.tsx';
import styles from './Group.module.css';
import { PhoneFold } from './PhoneFold.tsx';
import { Group } from './ProfileFold.tsx';
import type { ProfileForms } from './useProfileForms.ts';

/** The email addresses of the account, and why some are not confirmed. A phone account may have none. */
const EmailsFold = observer(function EmailsFold({ forms, user }: { forms: ProfileForms; user: Me }) {
  const t = useText();
  const { session } = useStores();
  const { emails } = user;
  const shown = (emails.find(({ main }) => main) ?? emails[0])?.email ?? t('profile.emails.none');
  const isWaiting = emails.some(({ validated }) => !validated);
  return (
    <EditFold
      forms={forms}
      part="emails"
      label={t('profile.emails')}
      value={<AddressText>{inLine([shown, isWaiting && t('profile.email.waiting')], ' · ')}</AddressText>}
      before={session.unproved === 'email' && <Notice tone="warn">{t('profile.email.waiting.text')}</Notice>}
    >
      <AddressFields addresses={forms.draft.addresses} />
    </EditFold>
  );
});

/** The ways to reach this person, and the people who may not (R-profile-page). */
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
