import { PATTERNS, readPattern } from '../../../shared/routes/paths.ts';
import { chunk } from '../chunk.tsx';
import { PageSkeleton } from '../feedback/PageSkeleton.tsx';

const waiting = <PageSkeleton />;

/** The pages of those who have no account. Apart from the table of pages, whose list of files a guest's phone does without. */
export const guestPages = {
  invitation: chunk(() => import('../../features/invitation/InvitationPage.tsx'), { waiting }),
  publicProfile: chunk(() => import('../../features/publicProfile/PublicProfilePage.tsx'), { waiting }),
};

/** @returns which page of a guest's a path is, or null when it is another one */
export function guestPageOf(path: string): keyof typeof guestPages | null {
  if (readPattern(PATTERNS.invitation, path)) return 'invitation';
  return readPattern(PATTERNS.publicProfile, path) ? 'publicProfile' : null;
}
