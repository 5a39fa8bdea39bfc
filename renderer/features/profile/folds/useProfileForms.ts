import { useState } from 'react';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useKept, useKeptValue } from '../../../stores/useKept.ts';
import { useRoute } from '../../../ui/route.ts';
import type { ProveOwner } from '../../proof/OwnerProof.ts';
import { measureStrength } from '../../session/strength.ts';
import { type FormatChanges, isFormatChanges } from '../edit/FormatFields.tsx';
import { ProfileDraft } from '../edit/ProfileDraft.ts';
import { PARTS, type ProfilePart } from '../edit/profileValues.ts';
import { type FoldName, OpenFolds } from './OpenFolds.ts';
import type { ProfileForms } from './ProfileForms.ts';
import { useSaved } from './useSaved.ts';

const NO_CHANGES: FormatChanges = {};
const isPart = (name: FoldName): name is ProfilePart => name in PARTS;

/** What is typed on the page outlives it, but for passwords; the address of the page says what is open at first. */
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
