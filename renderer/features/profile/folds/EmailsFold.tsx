import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import type { Me } from '../../../stores/SessionStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { AddressFields } from '../edit/AddressFields.tsx';
import { EditFold } from './EditFold.tsx';
import type { ProfileForms } from './ProfileForms.ts';

/** The email addresses of the account, and what those that are not confirmed wait for. A phone account may have none. */
export const EmailsFold = observer(function EmailsFold({ forms, user }: { forms: ProfileForms; user: Me }) {
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
      value={[shown, isWaiting && t('profile.email.waiting')].filter(Boolean).join(' · ')}
      before={session.unproved === 'email' && <Notice tone="warn">{t('profile.email.waiting.text')}</Notice>}
    >
      <AddressFields addresses={forms.draft.addresses} />
    </EditFold>
  );
});
