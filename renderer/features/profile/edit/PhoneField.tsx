import { observer } from 'mobx-react-lite';
import { MAX_PHONE_LENGTH } from '../../../../shared/domain/limits.ts';
import { useText } from '../../../i18n/useText.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { ProfileDraft } from './ProfileDraft.ts';
import { textField } from './textField.ts';

export const PhoneField = observer(function PhoneField({ draft, hint }: { draft: ProfileDraft; hint: string }) {
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
