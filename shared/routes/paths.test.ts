import { describe, expect, it } from 'vitest';
import { invitationPath, readInvitationPath } from './invitation.ts';
import {
  gameEditAtPath,
  gameEditPath,
  gamePath,
  PATHS,
  publicProfilePath,
  readPath,
  unsubscribePath,
  validateEmailPath,
} from './paths.ts';
import { loginPathFor, returnPath } from './returnPath.ts';

describe('invitation links', () => {
  it.each([
    { gameId: 'aB3', password: null, token: 'tok9' },
    { gameId: 'aB3', password: 'pw-with-hyphen', token: 'n' },
    { gameId: 'aB3', password: 'ä/?#', token: 'x y' },
  ])('reads what it built: %o', (link) => {
    expect(readInvitationPath(invitationPath(link))).toEqual(link);
  });

  it('takes the first hyphen as the beginning of the password', () => {
    expect(readInvitationPath('/extinv/g1-a-b/t')).toEqual({ gameId: 'g1', password: 'a-b', token: 't' });
  });

  it.each(['/extinv/g1', '/extinv/-pw/t', '/extinv/g1/t/more', '/extinv/g1/%E0%A4%A', '/game/g1'])(
    'refuses %s',
    (path) => {
      expect(readInvitationPath(path)).toBeNull();
    },
  );
});

describe('readPath', () => {
  it('finds every page without parameters', () => {
    for (const [page, path] of Object.entries(PATHS)) expect(readPath(path)).toEqual({ page, params: {} });
  });
  it('allows a slash at the end and is exact otherwise', () => {
    expect(readPath('/login/')?.page).toBe('login');
    expect(readPath('/login/other')).toBeNull();
    expect(readPath('/LOGIN')).toBeNull();
  });
  it('decodes parameters', () => {
    expect(readPath(gamePath('a/b'))).toEqual({ page: 'game', params: { id: 'a/b' } });
  });
  it('tells a game from the page where it is changed', () => {
    expect(readPath(gameEditPath('a/b'))).toEqual({ page: 'gameEdit', params: { id: 'a/b' } });
    expect(readPath('/game/g1/other')).toBeNull();
  });
});

describe('builders', () => {
  it('encode what goes into a query', () => {
    const at = { fromTime: '2026-11-26T17:00:00.000Z', toTime: '2026-11-26T18:30:00.000Z', venue: 'p&1' };
    expect(gameEditAtPath('g1', at)).toBe(
      '/game/g1/edit?from=2026-11-26T17%3A00%3A00.000Z&to=2026-11-26T18%3A30%3A00.000Z&venue=p%261',
    );
    expect(unsubscribePath({ token: 'a&b', senderId: 'c=d', simple: true })).toBe('/unsub?t=a%26b&pr=c%3Dd&s=true');
    expect(unsubscribePath({ token: 'a', senderId: 'b' })).toBe('/unsub?t=a&pr=b');
    expect(validateEmailPath('x+y')).toBe('/email/validate?token=x%2By');
    expect(publicProfilePath('c 1', true)).toBe('/publicProfile/c%201?noheader');
  });
});

describe('returnPath', () => {
  it('comes back from the log-in page to the wanted one with its query', () => {
    const wanted = '/game/g1?tab=notes#n3';
    const login = loginPathFor(wanted);
    expect(returnPath(decodeURIComponent(login.split('to=')[1] ?? ''))).toBe(wanted);
  });
  it('does not clutter the address for the dashboard', () => {
    expect(loginPathFor('/')).toBe('/login');
  });
  it.each([null, '', 'https://evil.test/', '//evil.test/login', '/\\evil.test', 'login', '/nowhere'])(
    'leads %s to the dashboard',
    (wanted) => {
      expect(returnPath(wanted)).toBe('/');
    },
  );
});
