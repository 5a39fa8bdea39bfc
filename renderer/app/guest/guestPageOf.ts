import { PATTERNS, readPattern } from '../../../shared/routes/paths.ts';

/** @returns which guest page a path is, or null for any other page; a visitor with a session is no guest */
export function guestPageOf(path: string): 'invitation' | 'publicProfile' | null {
  if (readPattern(PATTERNS.ownInvitation, path)) return null;
  if (readPattern(PATTERNS.invitation, path)) return 'invitation';
  return readPattern(PATTERNS.publicProfile, path) ? 'publicProfile' : null;
}
