import { expect, test } from 'vitest';
import type { ObjectSchema } from 'yup';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { ENDPOINTS } from '../../shared/contract/endpoints.ts';

/** Ids and closed lists; `after` is a day or a pseudonym of a public ledger, or a number of rows, `codes` are those of public profiles, `q` is what one looks for among one's own venues, `t` the link that a mail program calls, `link` the token that stands in the path of the page as well. */
const NAMES = [
  'after',
  'archive',
  'club',
  'codes',
  'double',
  'emailStatus',
  'from',
  'g',
  'gameId',
  'invitationStatus',
  'invitee',
  'kind',
  'language',
  'link',
  'matchType',
  'mixed',
  'page',
  'pool',
  'pr',
  'provisional',
  'q',
  'sport',
  't',
  'type',
  'userId',
];

// R-query-plain: proxies log the addresses of requests, even though our log leaves them out.
test('what somebody writes, and whom to, is in no query', async () => {
  const found = new Set<string>();
  for (const endpoint of Object.values(ENDPOINTS)) {
    const { query } = await (endpoint as Endpoint).schemas();
    for (const name of Object.keys((query as ObjectSchema<object> | undefined)?.fields ?? {})) found.add(name);
  }
  expect([...found].sort()).toEqual(NAMES);
});
