/** @returns the body that asks for a user's newest past matches, of all sports and days */
export const newestPast = (limit: number) =>
  ({ search: '', sport: null, from: null, to: null, sort: 'date', order: 'descending', after: null, limit }) as const;
