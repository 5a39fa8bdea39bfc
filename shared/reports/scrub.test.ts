import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { invitationPath } from '../routes/invitation.ts';
import { setNewPasswordPath } from '../routes/paths.ts';
import { scrub, scrubText } from './scrub.ts';

test.each([
  ['GET https://club.example/extinv/g1-pw/t0ken failed', 'GET https://club.example/extinv/… failed'],
  ['app://bundle/setNewPassword/t0ken', 'app://bundle/setNewPassword/…'],
  ['at /g/abcdef1234, twice', 'at /g/… twice'],
  ['/email/validate?token=t0ken', '/email/…'],
  ['/unsub?t=t0ken&pr=x', '/unsub/…'],
  ['opened crosscourt://extinv/g1/t0ken', 'opened crosscourt:…'],
  ['/login?to=%2Fextinv%2Fg1%2Ft0ken', '/login?…'],
  ['Authorization: Bearer t0ken.x-y', 'Authorization: Bearer …'],
  ['no account of ann.baker+x@mail.example here', 'no account of …@… here'],
  ['texted +32 470 12 34 56', 'texted +…'],
  ['/game/g1 and /groups stay', '/game/g1 and /groups stay'],
])('%s becomes %s', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

it('goes through the whole of a report and leaves secret fields out', () => {
  const circle: Record<string, unknown> = { text: '/extinv/g/t0ken' };
  circle.self = circle;
  const report = scrub({
    message: 'at /extinv/g1/t0ken',
    user: { id: 'u1' },
    request: {
      url: 'https://club.example/setNewPassword/t0ken',
      headers: { Authorization: 'Bearer t0ken', Accept: '*' },
    },
    breadcrumbs: [{ data: { from: '/', to: '/extinv/g1/t0ken', status: 500 } }],
    extra: { argv: ['crosscourt://extinv/g1/t0ken'], circle },
  });
  expect(JSON.stringify(report)).not.toContain('t0ken');
  expect(report).toMatchObject({
    request: { headers: { Accept: '*' } },
    breadcrumbs: [{ data: { from: '/', to: '/extinv/…', status: 500 } }],
  });
  expect(report).not.toHaveProperty('user');
});

it('lets no token of a link through, whatever stands around it', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcXYZ019'), minLength: 8, maxLength: 32 });
  const around = fc.string({ maxLength: 10 });
  fc.assert(
    fc.property(around, around, word, word, word, (before, after, gameId, password, token) => {
      for (const path of [invitationPath({ gameId, password, token }), setNewPasswordPath(token)]) {
        const text = scrubText(`${before}https://club.example${path} ${after}`);
        if (before.includes(token) || after.includes(token)) continue;
        expect(text).not.toContain(token);
        expect(text).not.toContain(password === token ? ' '.repeat(40) : `-${password}/`);
      }
    }),
  );
});
