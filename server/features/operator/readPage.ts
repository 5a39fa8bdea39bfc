import type { Queryable } from '../../db/database.ts';

/** Rows of a list that is shown in pages, the newest first. */
export interface OperatorList<Row> {
  rows: Row[];
  /** Where the next page begins; null on the last. */
  next: string | null;
}

/**
 * @param after `next` of the page before; left out, the first page is read
 * @param find reads the newest rows whose `ord` is below the given one, up to the given number
 * @returns a page of at most `size` rows
 */
export async function readPage<Row extends { ord: number }>(
  size: number,
  after: string | undefined,
  find: (below: number, limit: number) => Promise<Row[]>,
): Promise<OperatorList<Row>> {
  const found = await find(after === undefined ? Number.MAX_SAFE_INTEGER : Number(after), size + 1);
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? String(rows.at(-1)?.ord) : null };
}

interface Named {
  id: string;
  code: string;
  firstName: string;
  lastName: string;
}

/** @returns the person of each id; null without an id. People who were erased, or whose row is missing, have an empty name */
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
