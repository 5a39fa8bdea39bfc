import { expect, test } from 'vitest';
import { testWorld } from '../../../../tests/support/testWorld.ts';
import { Factors } from './Factors.ts';

// R-factor
test('a refused code stands under the field, and keeps the next one from nothing', async () => {
  const codes = ['aaaa-bbbb'];
  const state = { status: 200, body: { factor: true, recoveryCodes: 1, passkeys: [] } };
  const { root, sent } = testWorld({
    'POST /api/me/factor': [
      { status: 422, body: { messageId: 'E.code.wrong' } },
      { status: 200, body: { codes } },
    ],
    'GET /api/me/factors': state,
  });
  const factors = new Factors(root.api, async () => true);
  factors.type('000000');
  expect(await factors.confirm()).toBe(false);
  expect(factors.problem).toBe('factor.code.wrong');
  // Nothing has changed: what would be read again only takes time.
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/me/factor']);
  factors.type('123456');
  expect(await factors.confirm()).toBe(true);
  expect(factors.codes).toEqual(codes);
});
