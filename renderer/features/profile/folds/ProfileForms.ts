import type { KeptValue } from '../../../stores/KeptValue.ts';
import type { FormatChanges } from '../edit/FormatFields.tsx';
import type { ProfileDraft } from '../edit/ProfileDraft.ts';
import type { FoldName, OpenFolds } from './OpenFolds.ts';

/** What the lines of the page share: what is typed in them, which are open, and what a save leads to. */
export interface ProfileForms {
  draft: ProfileDraft;
  formats: KeptValue<FormatChanges>;
  folds: OpenFolds;
  saved: (name: FoldName) => void;
}
