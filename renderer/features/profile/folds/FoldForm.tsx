import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { focusProblem } from '../../../ui/forms/formFocus.ts';
import styles from '../ProfilePage.module.css';

interface FoldFormProps {
  busy: boolean;
  /** @returns whether it is saved; else what is wrong is marked */
  onSave: () => Promise<boolean>;
  onSaved: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The small form of one line, with its own Save (R-profile-edit). */
export const FoldForm = observer(function FoldForm({ busy, onSave, onSaved, onCancel, children }: FoldFormProps) {
  const t = useText();
  const { feedback } = useStores();
  const form = useRef<HTMLFormElement>(null);
  const save = async () => {
    try {
      if (await onSave()) onSaved();
      else focusProblem(form.current);
    } catch (error) {
      feedback.report(error, { retry: () => void save() });
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save();
  };
  return (
    <form ref={form} className={styles.fields} noValidate onSubmit={handleSubmit}>
      {children}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('profile.edit.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('profile.edit.cancel')}
        </Button>
      </div>
    </form>
  );
});
