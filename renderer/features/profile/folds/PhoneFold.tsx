import { observer } from 'mobx-react-lite';
import { MAX_PHONE_LENGTH } from '../../../../shared/domain/limits.ts';
import { inLine } from '../../../../shared/locales/intl.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Me } from '../../../stores/SessionStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { PhoneCodeForm } from '../../session/PhoneCodeForm.tsx';
import type { ProfileDraft } from '../edit/ProfileDraft.ts';
import { textField } from '../edit/textField.ts';
import styles from '../ProfilePage.module.css';
import { EditFold } from './EditFold.tsx';
import { ProfileFold } from './ProfileFold.tsx';
import type { ProfileForms } from './useProfileForms.ts';

const PhoneField = observer(function PhoneField({ draft, hint }: { draft: ProfileDraft; hint: string }) {
  const t = useText();
  return (
    <TextField
      label={t('profile.phone')}
      hint={hint}
      type="tel"
      autoComplete="tel"
      maxLength={MAX_PHONE_LENGTH}
      {...textField(draft, 'phone', t)}
    />
  );
});

/** The phone: by which others reach this person, and with which they log in where they signed up with it (R-phone-account). */
export const PhoneFold = observer(function PhoneFold({ forms, user }: { forms: ProfileForms; user: Me }) {
  const t = useText();
  const { session } = useStores();
  const { phone, phoneValidated, emails } = user;
  const label = t('profile.phone');
  if (phone === null || phoneValidated === null) {
    return (
      <EditFold forms={forms} part="phone" label={label} value={phone ?? ''}>
        <PhoneField draft={forms.draft} hint={t('profile.phone.hint')} />
      </EditFold>
    );
  }
  const value = inLine([phone, t(phoneValidated ? 'profile.phone.confirmed' : 'profile.phone.waiting')], ' · ');
  // While it is the name of the account there is nothing to change here.
  if (!emails.some(({ main }) => main)) {
    return (
      <ProfileFold folds={forms.folds} name="phone" label={label} value={value}>
        <div className={styles.fields}>
          <p>{value}</p>
          <p className={styles.quiet}>{t('profile.phone.own')}</p>
          {!phoneValidated && <PhoneCodeForm phone={phone} onProved={() => void session.loadMe()} />}
        </div>
      </ProfileFold>
    );
  }
  return (
    <EditFold forms={forms} part="phone" label={label} value={value}>
      <PhoneField draft={forms.draft} hint={t('profile.phone.too')} />
    </EditFold>
  );
});
