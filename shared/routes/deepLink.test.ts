import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepLink, readDeepLink } from './deepLink.ts';
import { invitationPath } from './invitation.ts';
import { setNewPasswordPath } from './paths.ts';

const deps = { scheme: 'crosscourt', serverOrigin: 'https://club.example' };
const read = (link: string) => readDeepLink(link, deps);

describe('readDeepLink', () => {
  it.each([
    ['crosscourt://extinv/g1/t1', '/extinv/g1/t1'],
    ['crosscourt://extinv/g1-pw/t_1-x', '/extinv/g1-pw/t_1-x'],
    ['crosscourt:extinv/g1/t1', '/extinv/g1/t1'],
    ['crosscourt:///extinv/g1/t1', '/extinv/g1/t1'],
    ['CROSSCOURT://EXTINV/g1/T1/', '/extinv/g1/T1'],
    ['crosscourt://setnewpassword/Tok/', '/setNewPassword/Tok'],
    ['crosscourt://login?ticket=T1', '/login?ticket=T1'],
    ['https://club.example/extinv/g1/n', '/extinv/g1/n'],
    [
      'https://club.example/extinv/g1-pw/t1?time=2026-11-22T09:00Z&time=2026-11-23T18:30Z&lang=nl#x',
      '/extinv/g1-pw/t1?time=2026-11-22T09:00Z&time=2026-11-23T18:30Z',
    ],
    ['crosscourt://extinv/g1/t1/?time=2026-11-22T09%3A00Z&time=javascript:1', '/extinv/g1/t1?time=2026-11-22T09:00Z'],
    ['crosscourt://extinv/g1/t1?time=//evil.test', '/extinv/g1/t1'],
    ['HTTPS://Club.Example/setNewPassword/Tok?lang=nl#x', '/setNewPassword/Tok'],
  ])('%s leads to %s', (link, path) => {
    expect(read(link)).toBe(path);
  });

  it.each([
    '',
    'crosscourt:',
    'crosscourt://',
    'crosscourt://login',
    'crosscourt://login?ticket=a%20b',
    'crosscourt://login/x?ticket=1',
    'crosscourt://login?x=1&ticket=1',
    'crosscourt-dev://extinv/g1/t1',
    'crosscourtx://extinv/g1/t1',
    'crosscourt:////extinv/g1/t1',
    'crosscourt://someone@extinv/g1/t1',
    'crosscourt://extinv:1/g1/t1',
    'crosscourt://extinv/g1',
    'crosscourt://extinv/g1/t1/more',
    'crosscourt://extinv/g1-a-b/t1',
    'crosscourt://extinv/-pw/t1',
    'crosscourt://extinv/g1/..%2f..',
    'crosscourt://extinv/g1/<script>',
    'crosscourt://extinv\\g1\\t1',
    'crosscourt://extinv/g1/t 1',
    'crosscourt://extinv/g1/t1\n',
    'crosscourt://setNewPassword/',
    'crosscourt://setNewPassword/a/b',
    'https://club.example:444/extinv/g1/t1',
    'https://club.example.evil.test/extinv/g1/t1',
    'https://someone:secret@club.example/extinv/g1/t1',
    'http://club.example/extinv/g1/t1',
    'https://evil.test/extinv/g1/t1',
    'javascript:alert(1)',
    'file:///etc/passwd',
    '--crosscourt://extinv/g1/t1',
    `crosscourt://setNewPassword/${'a'.repeat(3000)}`,
  ])('%s leads nowhere', (link) => {
    expect(read(link)).toBeNull();
  });

  it('answers any input with nothing, or with one of two clean paths and times', () => {
    const piece = fc.constantFrom(
      'crosscourt:',
      '/',
      '//',
      'extinv',
      'setNewPassword',
      'g1',
      '-',
      't',
      '..',
      '%2f',
      '@',
      '?',
      '?time=',
      '2026-11-22T09:00Z',
      '#',
      ':',
    );
    const links = fc.oneof(
      fc.string(),
      fc.array(fc.oneof(piece, fc.string({ maxLength: 3 }))).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(links, (link) => {
        const path = read(link);
        return (
          path === null ||
          /^\/(extinv\/[A-Za-z0-9]+(-[A-Za-z0-9]+)?|setNewPassword)\/[\w-]+([?&]time=[\d:TZ-]+)*$/.test(path)
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('reads every link that is built for it', () => {
    const id = fc.string({ unit: fc.constantFrom(...'abzAZ09'), minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(id, fc.option(id), id, (gameId, password, token) => {
        for (const path of [invitationPath({ gameId, password, token }), setNewPasswordPath(token)]) {
          expect(read(deepLink(path, false))).toBe(path);
          expect(readDeepLink(deepLink(path, true), { ...deps, scheme: 'crosscourt-dev' })).toBe(path);
          expect(read(deps.serverOrigin + path)).toBe(path);
        }
      }),
    );
  });
});
