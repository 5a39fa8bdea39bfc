import { observer } from 'mobx-react-lite';
import { MAX_NAME_LENGTH } from '../../../../shared/domain/limits.ts';
import { useText } from '../../../i18n/useText.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import styles from '../ProfilePage.module.css';
import type { ProfileDraft } from './ProfileDraft.ts';
import { textField } from './textField.ts';

export const NameFields = observer(function NameFields({ draft }: { draft: ProfileDraft }) {
  const t = useText();
  return (
    <div className={styles.pair}>
      <TextField
        label={t('signUp.firstName')}
        autoComplete="given-name"
        maxLength={MAX_NAME_LENGTH}
        {...textField(draft, 'firstName', t)}
      />
      <TextField
        label={t('signUp.lastName')}
        autoComplete="family-name"
        maxLength={MAX_NAME_LENGTH}
        {...textField(draft, 'lastName', t)}
      />
    </div>
  );
});
