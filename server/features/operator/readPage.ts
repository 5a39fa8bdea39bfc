/** Rows of a list that is shown by pages, the newest first. */
export interface OperatorList<Row> {
  rows: Row[];
  /** Where the next page begins; null on the last. */
  next: string | null;
}

/**
 * @param after `next` of the page before; left out, the first is read
 * @param find the newest rows whose `ord` is below, at most so many
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
