import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import type { Me } from '../../../stores/SessionStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { PushFold } from '../../push/PushFold.tsx';
import { PhoneField } from '../edit/PhoneField.tsx';
import { BlockedFold } from './BlockedFold.tsx';
import { ChannelsFold } from './ChannelsFold.tsx';
import { EditFold } from './EditFold.tsx';
import { EmailsFold } from './EmailsFold.tsx';
import { Group } from './Group.tsx';
import type { ProfileForms } from './ProfileForms.ts';

/** By what this person is reached, and by whom not (R-profile-page). */
export const ReachGroup = observer(function ReachGroup({ forms, user }: { forms: ProfileForms; user: Me }) {
  const t = useText();
  const { browser } = useStores();
  const { draft, folds } = forms;
  return (
    <Group title={t('profile.reach')}>
      <EmailsFold forms={forms} user={user} />
      <EditFold forms={forms} part="phone" label={t('profile.phone')} value={user.phone ?? t('profile.about.notSaid')}>
        <PhoneField draft={draft} />
      </EditFold>
      <ChannelsFold folds={folds} />
      {!browser && (
        <PushFold userId={user.id} open={folds.isOpen('notices')} onToggle={(open) => folds.toggle('notices', open)} />
      )}
      <BlockedFold folds={folds} />
    </Group>
  );
});
