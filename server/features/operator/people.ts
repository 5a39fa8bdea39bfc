import type { Queryable } from '../../db/database.ts';

export interface Named {
  id: string;
  code: string;
  firstName: string;
  lastName: string;
}

/** @returns who each id is; null for none. Whoever has left has a name of no letters, and one the database lost has none either */
export async function findPeople(
  db: Queryable,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => Named | null> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const rows =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('users')
          .select(['id', 'code', 'first_name as firstName', 'last_name as lastName'])
          .where('id', 'in', wanted)
          .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => (id === null ? null : (byId.get(id) ?? { id, code: '', firstName: '', lastName: '' }));
}
