import { PATTERNS, readPattern } from '../../../shared/routes/paths.ts';
import { chunk } from '../chunk.tsx';
import { PageSkeleton } from '../feedback/PageSkeleton.tsx';

/** The one page of a guest. Apart from the table of pages, whose list of files a guest's phone does without. */
export const guestPage = chunk(() => import('../../features/invitation/InvitationPage.tsx'), {
  waiting: <PageSkeleton />,
});

/** @returns whether a path is a guest's */
export const isGuestPath = (path: string): boolean => readPattern(PATTERNS.invitation, path) !== null;
