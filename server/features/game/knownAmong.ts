import type { Queryable } from '../../db/database.ts';
import { findKnownAmong } from './store/lists.ts';

/** @returns those of some ids whose people a user knows from their matches, and may invite and group (R-known-only) */
export async function knownAmong(db: Queryable, userId: string, ids: string[]): Promise<Set<string>> {
  return findKnownAmong(db, userId, ids);
}
