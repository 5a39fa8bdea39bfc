import type { Queryable } from '../../db/database.ts';
import { hasPublished } from './store/lists.ts';

/** @returns whether a user has published so many matches */
export async function organises(db: Queryable, userId: string, games: number): Promise<boolean> {
  return hasPublished(db, userId, games);
}
