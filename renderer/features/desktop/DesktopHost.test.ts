import { expect, test } from 'vitest';
import { testWorld } from '../../../tests/support/testWorld.ts';
import { isOtherPersons } from './DesktopHost.tsx';

const HOLDER = 'GET /api/game/g1/holder';

// R-link-holder
test.each([
  ['another’s', { status: 200, body: { userId: 'u2' } }, true],
  ['one’s own', { status: 200, body: { userId: 'u1' } }, false],
  ['a share link', { status: 200, body: { userId: null } }, false],
  ['a dead one', { status: 401, body: {} }, false],
])('%s: asked without reading the invitation', async (_whose, answer, expected) => {
  const { root, sent } = testWorld({ [HOLDER]: answer });
  expect(await isOtherPersons(root.api, 'u1', '/extinv/g1-pass/token')).toBe(expected);
  // A button of a mail marks a time.
  expect(await isOtherPersons(root.api, 'u1', '/extinv/g1-pass/token?time=2026-11-22T09:00Z')).toBe(expected);
  const [first, second] = sent.map(({ call, authorization }) => [call, authorization]);
  expect(first).toEqual([HOLDER, 'Bearer token']);
  expect(second).toEqual(first);
});
