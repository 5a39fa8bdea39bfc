/** One request that is sent again and again, from several connections at once. */
export interface Attack {
  method: string;
  path: string;
  type?: string;
  body?: BodyInit;
  /** Whose session sends it, '' for nobody's; a new account's for each connection, where it is left out. */
  token?: string;
  /** It names the OAuth client instead of an account. */
  isClient?: true;
}

export const many = (amount: number, item: unknown) => Array.from({ length: amount }, () => item);

export const json = (method: string, path: string, body: unknown, token?: string): Attack => ({
  method,
  path,
  type: 'application/json',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...(token !== undefined && { token }),
});
