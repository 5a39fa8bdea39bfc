import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef, useState } from 'react';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { failureText, failureValues } from '../../../api/failures.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useKept, useKeptValue } from '../../../stores/useKept.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { focusProblem } from '../../../ui/forms/formFocus.ts';
import { useRoute } from '../../../ui/route.ts';
import { measureStrength } from '../../session/strength.ts';
import styles from '../ProfilePage.module.css';
import { OwnerProof } from '../proof/OwnerProof.ts';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { AddressFields } from './AddressFields.tsx';
import { type FormatChanges, FormatFields, isFormatChanges } from './FormatFields.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { ProfileDraft } from './ProfileDraft.ts';

const NO_CHANGES: FormatChanges = {};

/** Everything of the profile that can be changed, saved at once; what is typed outlives the page, but for passwords. */
export const ProfileForm = observer(function ProfileForm() {
  const t = useText();
  const root = useStores();
  const { api, feedback, session } = root;
  const { go } = useRoute();
  const [proof] = useState(() => new OwnerProof(api));
  const [draft] = useState(
    () =>
      new ProfileDraft({
        api,
        user: () => session.user,
        reload: session.loadMe,
        measure: measureStrength,
        prove: proof.prove,
      }),
  );
  useKept('profile', draft);
  const formats = useKeptValue('preferences', NO_CHANGES, isFormatChanges);
  const chosen = { ...root.formats, ...formats.value };
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const save = async () => {
    setBusy(true);
    try {
      if (!(await draft.save())) {
        focusProblem(form.current);
        return;
      }
      if (formats.typed) await root.savePreferences(formats.value);
      formats.clear();
      go(PATHS.profileSuccess);
    } catch (error) {
      feedback.report(error, { retry: () => void save() });
    } finally {
      setBusy(false);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (draft.attempt()) void save();
    else focusProblem(form.current);
  };
  const leave = () => {
    draft.clear();
    formats.clear();
    go(PATHS.profile);
  };
  const hasProblems = Object.keys({ ...draft.problems, ...draft.password.problems }).length > 0;
  // Beside the form, not in it: the dialog has one of its own.
  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
        <PersonFields draft={draft} />
        <AddressFields addresses={draft.addresses} />
        <PasswordFields password={draft.password} attempted={draft.attempted} />
        <FormatFields chosen={chosen} onChange={(part) => formats.set({ ...formats.value, ...part })} />
        {draft.failure ? (
          <Notice tone="error" live title={t('profile.edit.failed')}>
            {t(failureText(draft.failure), failureValues(draft.failure))}
          </Notice>
        ) : (
          draft.attempted &&
          (hasProblems || draft.addresses.problem) && <Notice tone="warn">{t('profile.edit.check')}</Notice>
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={busy}>
            {t('profile.edit.save')}
          </Button>
          <Button variant="quiet" onClick={leave}>
            {t('profile.edit.cancel')}
          </Button>
        </div>
      </form>
      <ProofDialog proof={proof} />
    </>
  );
});
