import { observer } from 'mobx-react-lite';
import { MAX_NAME_LENGTH } from '../../../../shared/domain/limits.ts';
import { nameFields } from '../../../app/people/nameFields.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import styles from '../ProfilePage.module.css';
import type { ProfileDraft } from './ProfileDraft.ts';
import { textField } from './textField.ts';

export const NameFields = observer(function NameFields({ draft }: { draft: ProfileDraft }) {
  const t = useText();
  const { language } = useStores().language;
  return (
    <div className={styles.pair}>
      {nameFields(language).map(({ name, label, autoComplete }) => (
        <TextField
          key={name}
          label={t(label)}
          autoComplete={autoComplete}
          maxLength={MAX_NAME_LENGTH}
          {...textField(draft, name, t)}
        />
      ))}
    </div>
  );
});
