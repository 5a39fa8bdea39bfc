import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { focusProblem } from '../../../ui/forms/formFocus.ts';
import styles from '../ProfilePage.module.css';

interface FoldFormProps {
  /** @returns whether it is saved; else the problems are marked */
  onSave: () => Promise<boolean>;
  onSaved: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The small form of one line, with its own Save (R-profile-edit). */
export const FoldForm = observer(function FoldForm({ onSave, onSaved, onCancel, children }: FoldFormProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const save = useAction(async () => {
    if (await onSave()) onSaved();
    else focusProblem(form.current);
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save.run();
  };
  return (
    <form ref={form} className={styles.fields} noValidate onSubmit={handleSubmit}>
      {children}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={save.isBusy}>
          {t('profile.edit.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('profile.edit.cancel')}
        </Button>
      </div>
    </form>
  );
});
