import { PATTERNS, readPattern } from '../../../shared/routes/paths.ts';

/** @returns which page of a guest's a path is, or null when it is another one: whoever comes with a session is none */
export function guestPageOf(path: string): 'invitation' | 'publicProfile' | null {
  if (readPattern(PATTERNS.ownInvitation, path)) return null;
  if (readPattern(PATTERNS.invitation, path)) return 'invitation';
  return readPattern(PATTERNS.publicProfile, path) ? 'publicProfile' : null;
}
