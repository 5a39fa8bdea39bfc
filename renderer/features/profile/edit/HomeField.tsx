import { observer } from 'mobx-react-lite';
import { MAX_HOME_LENGTH } from '../../../../shared/domain/limits.ts';
import { useText } from '../../../i18n/useText.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { ProfileDraft } from './ProfileDraft.ts';
import { textField } from './textField.ts';

export const HomeField = observer(function HomeField({ draft }: { draft: ProfileDraft }) {
  const t = useText();
  return (
    <TextField
      label={t('profile.location')}
      autoComplete="address-level2"
      maxLength={MAX_HOME_LENGTH}
      {...textField(draft, 'location', t)}
    />
  );
});
