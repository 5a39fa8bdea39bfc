import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { failureText, failureValues } from '../../../api/failures.ts';
import { useText } from '../../../i18n/useText.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { ProfilePart } from '../edit/profileValues.ts';
import styles from './EditFold.module.css';
import { FoldForm } from './FoldForm.tsx';
import { ProfileFold } from './ProfileFold.tsx';
import type { ProfileForms } from './useProfileForms.ts';

interface EditFoldProps {
  forms: ProfileForms;
  part: ProfilePart;
  label: string;
  /** Empty: it is to be added. */
  value?: ReactNode;
  /** Above the form. */
  before?: ReactNode;
  children: ReactNode;
}

/** A part of the profile: its value, and the form that changes it. */
export const EditFold = observer(function EditFold({ forms, part, label, value, before, children }: EditFoldProps) {
  const t = useText();
  const { draft, folds, saved } = forms;
  const { failure } = draft;
  const cancel = () => {
    draft.clear(part);
    folds.close(part);
  };
  return (
    <ProfileFold
      folds={folds}
      name={part}
      label={label}
      value={value === '' ? <span className={styles.missing}>{t('profile.emails.addAction')}</span> : value}
    >
      {before}
      <FoldForm
        onSave={async () => draft.attempt(part) && draft.save(part)}
        onSaved={() => saved(part)}
        onCancel={cancel}
      >
        {children}
        {draft.attempted === part &&
          (failure ? (
            <Notice tone="error" live title={t('profile.edit.failed')}>
              {t(failureText(failure), failureValues(failure))}
            </Notice>
          ) : (
            draft.hasProblems(part) && <Notice tone="warn">{t('profile.edit.check')}</Notice>
          ))}
      </FoldForm>
    </ProfileFold>
  );
});
