let last = 0;

/** @returns a name for a row of a form, never used before while the page is open */
export function newRowKey(): string {
  last += 1;
  return `row${last}`;
}
