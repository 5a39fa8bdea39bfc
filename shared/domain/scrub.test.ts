import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scrubReport, scrubText } from './scrub.ts';

const TOKEN = 'q7Jx2mPz0RkL8vNc3TtYw5';

describe('scrubText takes out', () => {
  test.each([
    [
      'the token of a club',
      `https://a.example/club/park-side/join/${TOKEN}`,
      'https://a.example/club/park-side/join/…',
    ],
    ['the token of an invitation', `https://a.example/extinv/g1-pw/${TOKEN}`, 'https://a.example/extinv/…'],
    ['the token of a deep link', `crosscourt://extinv/g1/${TOKEN}`, 'crosscourt://extinv/…'],
    ['a new password’s', `/setNewPassword/${TOKEN}?lang=en`, '/setNewPassword/…'],
    ['short links', 'GET /g/ABCDE12345 404', 'GET /g/… 404'],
    ['who stops mails', '/unsub?t=abc&pr=u1', '/unsub/…'],
    ['who validates an address', '/email/validate?token=abc', '/email/…'],
    ['a calendar’s address', '/calendar/abc.ics', '/calendar/…'],
    ['queries', '/login?next=%2Fgame', '/login?…'],
    ['what follows a hash', 'https://a.example/#access_token=abc', 'https://a.example/?…'],
    ['tokens of calls', 'Authorization: Bearer abc.def', 'Authorization: Bearer …'],
    ['passwords of clients', 'basic Y3Jvc3M6', 'basic …'],
    ['passwords in addresses', 'https://ann:secret@a.example/x', 'https://a.example/x'],
    ['addresses for replies', 'to play+abcdefghijklmnopqrstuvwxyzab@club.example', 'to …'],
    ['their tokens of letters alone', 'token abcdefghijklmnopqrstuvwxyzab', 'token …'],
    ['JSON web tokens', `got ${TOKEN}.${TOKEN}.${TOKEN}!`, 'got …!'],
    ['addresses of mail', 'no mailbox ann.o’neil+x@club.example.org here', 'no mailbox … here'],
    ['encoded ones', 'mail ann%40club.example', 'mail …'],
    ['international phone numbers', 'call +32 474 12 34 56 now', 'call … now'],
    ['national ones', 'call 0474/12.34.56 now', 'call … now'],
    ['with two zeros', 'call 0032474123456 now', 'call … now'],
    ['who is logged in to the machine', 'at /home/ann/app/main.js', 'at /home/…/app/main.js'],
    ['also of Windows', 'at C:\\Users\\Ann\\app', 'at C:\\Users\\…\\app'],
  ])('%s', (_what, text, expected) => {
    expect(scrubText(text)).toBe(expected);
  });
});

describe('scrubText leaves', () => {
  test.each([
    'Cannot read properties of undefined (reading "sets")',
    'POST /api/game/:id/action 500',
    '3f2c8a1e-0b7d-4c55-9a51-2f6d1d0c9e77',
    '2026-11-21T12:22:57.000Z',
    '6-4 3-6 7-6',
    'https://a.example/assets/main.js:12:34',
    'renderer/features/invitation/calendar.tsx',
    'Really? No: 42 %',
  ])('%s', (text) => {
    expect(scrubText(text)).toBe(text);
  });
});

describe('scrubReport', () => {
  test('goes through a whole event, and keeps what tells where it happened', () => {
    const event = {
      event_id: '0123456789abcdef0123456789abcdef',
      transaction: `/extinv/g1/${TOKEN}`,
      user: { email: 'ann@club.example', ip_address: '10.0.0.1' },
      request: {
        url: `https://a.example/extinv/g1/${TOKEN}`,
        query_string: 't=abc',
        headers: { Authorization: 'Bearer abc', Referer: 'https://a.example/unsub?t=x' },
      },
      exception: {
        values: [
          {
            value: 'ann@club.example is taken',
            stacktrace: { frames: [{ filename: 'app:///assets/ForgottenPasswordPage-Bx12abc4.js', lineno: 3 }] },
          },
        ],
      },
      extra: {
        argv: ['crosscourt', `crosscourt://setNewPassword/${TOKEN}`],
        body: { password: 'x' },
        sessionToken: 'y',
      },
    };
    expect(scrubReport(event)).toEqual({
      event_id: '0123456789abcdef0123456789abcdef',
      transaction: '/extinv/…',
      request: {
        url: 'https://a.example/extinv/…',
        query_string: '…',
        headers: { Authorization: '…', Referer: 'https://a.example/unsub/…' },
      },
      exception: {
        values: [
          {
            value: '… is taken',
            stacktrace: { frames: [{ filename: 'app:///assets/ForgottenPasswordPage-Bx12abc4.js', lineno: 3 }] },
          },
        ],
      },
      extra: { argv: ['crosscourt', 'crosscourt://setNewPassword/…'], body: '…', sessionToken: '…' },
    });
  });

  test('copes with what points back at itself, and lets nothing through that it cannot read', () => {
    const loop: Record<string, unknown> = { url: `/g/${TOKEN}` };
    loop.self = loop;
    const copy = scrubReport({ loop, list: new Map([['password', 'x']]) });
    expect(copy.loop.url).toBe('/g/…');
    expect(copy.loop.self).toBe(copy.loop);
    expect(copy.list).toBe('…');
  });

  test('finds a token wherever it hides', () => {
    const word = fc.stringMatching(/^[A-Za-z ]{0,12}$/);
    const wrap = fc.constantFrom(
      (token: string) => `/extinv/g1/${token}`,
      (token: string) => `?t=${token}`,
      (token: string) => `Bearer ${token}`,
      (token: string) => ` ${token} `,
      (token: string) => `"${token}"`,
    );
    fc.assert(
      fc.property(word, wrap, word, fc.nat(3), (before, wrapped, after, depth) => {
        let report: Record<string, unknown> = { message: `${before}${wrapped(TOKEN)} ${after}` };
        for (let level = 0; level < depth; level++) report = { extra: [report] };
        expect(JSON.stringify(scrubReport(report))).not.toContain(TOKEN);
      }),
    );
  });
});
