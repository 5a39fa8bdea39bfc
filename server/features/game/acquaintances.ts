import type { Queryable } from '../../db/database.ts';
import type { NamedRow } from './emails/facts.ts';
import { findKnownAmong } from './store/lists.ts';
import { findOwnNamesAt, findTypedAddresses } from './store/shownNames.ts';

/** Whom a user knows from their matches, for features that name people beside them. */
export const acquaintances = {
  /** @returns those of some ids whose people a user may invite and group, by the names they know (R-known-only) */
  among: (db: Queryable, userId: string, ids: string[]): Promise<Map<string, NamedRow>> =>
    findKnownAmong(db, userId, ids),
  /** @returns by the address that a user typed for them: members who have answered that user, by their own names (R-own-name) */
  at: (db: Queryable, userId: string, addresses: string[]): Promise<Map<string, NamedRow>> =>
    findOwnNamesAt(db, userId, addresses),
  /** @returns by id: the address that a user typed for somebody in a match of theirs (R-typed-address) */
  typed: (db: Queryable, userId: string, ids: string[]): Promise<Map<string, string>> =>
    findTypedAddresses(db, userId, ids),
};
