import type { Queryable } from '../../db/database.ts';
import type { NamedRow } from './emails/facts.ts';
import { findKnownAmong } from './store/lists.ts';

/** @returns those of some ids whose people a user knows from their matches, and may invite and group, by the names they know (R-known-only) */
export async function knownAmong(db: Queryable, userId: string, ids: string[]): Promise<Map<string, NamedRow>> {
  return findKnownAmong(db, userId, ids);
}
