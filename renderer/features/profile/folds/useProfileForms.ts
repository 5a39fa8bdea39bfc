import { useState } from 'react';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { type KeptValue, useKept, useKeptValue } from '../../../stores/useKept.ts';
import { useRoute } from '../../../ui/route.ts';
import type { ProveOwner } from '../../proof/OwnerProof.ts';
import { measureStrength } from '../../session/strength.ts';
import { type FormatChanges, isFormatChanges } from '../edit/FormatFields.tsx';
import { ProfileDraft } from '../edit/ProfileDraft.ts';
import { PARTS, type ProfilePart } from '../edit/profileValues.ts';
import { type FoldName, OpenFolds } from './OpenFolds.ts';

/** The state that the lines of the page share: typed values, open lines, and the end of a save. */
export interface ProfileForms {
  draft: ProfileDraft;
  formats: KeptValue<FormatChanges>;
  folds: OpenFolds;
  saved: (name: FoldName) => void;
}

/**
 * @param isTyped whether the page has other input that is not saved
 * @returns a function for after a save: a person who came to edit is led to the profile as it is now, unless other input would
 * be left behind; on the profile itself the line folds (R-profile-edit)
 */
function useSaved(folds: OpenFolds, isTyped: () => boolean): (name: FoldName) => void {
  const { feedback } = useStores();
  const { path, go } = useRoute();
  const isForm = path === PATHS.profileEdit || path === PATHS.validateEmail;
  return (name) => {
    if (isForm && !isTyped()) {
      go(PATHS.profileSuccess);
      return;
    }
    folds.close(name);
    feedback.toast({ id: 'profile.saved', tone: 'success', text: 'profile.success.title', stays: false });
  };
}

const NO_CHANGES: FormatChanges = {};
const isPart = (name: FoldName): name is ProfilePart => name in PARTS;

/** Typed values outlive the page, but for passwords; the address of the page says what is open at first. */
export function useProfileForms(prove: ProveOwner): ProfileForms {
  const { api, session } = useStores();
  const { path, search } = useRoute();
  const [draft] = useState(
    () => new ProfileDraft({ api, user: () => session.user, reload: session.loadMe, measure: measureStrength, prove }),
  );
  useKept('profile', draft);
  const formats = useKeptValue('preferences', NO_CHANGES, isFormatChanges);
  const isTyped = (name: FoldName) => {
    if (name === 'formats') return formats.typed !== null;
    return isPart(name) && draft.isTyped(name);
  };
  const [folds] = useState(() => {
    const query = new URLSearchParams(search);
    const first: FoldName[] = [
      ...(path === PATHS.profileEdit ? (['name'] as const) : []),
      ...(path === PATHS.validateEmail || session.unproved === 'email' ? (['emails'] as const) : []),
      ...(session.unproved === 'phone' ? (['phone'] as const) : []),
      ...(query.has('security') ? (['security'] as const) : []),
      ...(query.has('push') ? (['notices'] as const) : []),
    ];
    return new OpenFolds(first, isTyped);
  });
  const saved = useSaved(folds, () => draft.typed !== null || draft.password.isWanted || formats.typed !== null);
  return { draft, formats, folds, saved };
}
