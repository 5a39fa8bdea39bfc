import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import type { Me } from '../../../stores/SessionStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PhoneCodeForm } from '../../session/PhoneCodeForm.tsx';
import { AddressFields } from '../edit/AddressFields.tsx';
import { EditFold } from './EditFold.tsx';
import type { ProfileForms } from './ProfileForms.ts';

/** The addresses of the account, and what those that are not confirmed wait for. */
export const EmailsFold = observer(function EmailsFold({ forms, user }: { forms: ProfileForms; user: Me }) {
  const t = useText();
  const { session } = useStores();
  const { emails } = user;
  const main = emails.find(({ main: isMain }) => isMain)?.email;
  const waiting = emails.filter(({ validated }) => !validated);
  const isUnproved = waiting.length === emails.length;
  return (
    <EditFold
      forms={forms}
      part="emails"
      label={t('profile.emails')}
      value={[main, waiting.length > 0 && t('profile.email.waiting')].filter(Boolean).join(' · ')}
      before={
        <>
          {isUnproved && emails.some(({ email }) => email.includes('@')) && (
            <Notice tone="warn">{t('profile.email.waiting.text')}</Notice>
          )}
          {waiting
            .filter(({ email }) => !email.includes('@'))
            .map(({ email }) => (
              <PhoneCodeForm key={email} phone={email} onProved={() => void session.loadMe()} />
            ))}
        </>
      }
    >
      <AddressFields addresses={forms.draft.addresses} />
    </EditFold>
  );
});
