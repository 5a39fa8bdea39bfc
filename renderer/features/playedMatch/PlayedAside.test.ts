import { expect, it } from 'vitest';
import { testGame, testInvitee } from '../../../tests/support/testGame.ts';
import { starsFor } from './PlayedAside.tsx';

const guest = testInvitee('u3', 'Gil Guest', 'CONFIRMED');
const invitee = [
  testInvitee('u2', 'Zoë Nagy', 'CONFIRMED'),
  { ...guest, user: { ...guest.user, type: 'CONTACT' as const } },
  testInvitee('u4', 'Kim Li', 'DECLINED'),
];
const game = testGame({ status: 'PLAYED', invitee });
const ids = (player: string, now: string) => starsFor(game, player, new Date(now)).map(({ id }) => id);

it('is for the others who played and have an account, for fourteen days (R-stars)', () => {
  expect(ids('u1', '2026-12-04T18:29:00Z')).toEqual(['u2']);
  expect(ids('u2', '2026-11-21T18:29:00Z')).toEqual(['u1']);
  expect(ids('u1', '2026-12-04T18:30:00Z')).toEqual([]);
  expect(starsFor({ ...game, status: 'SCHEDULED' }, 'u1', new Date('2026-11-21T00:00:00Z'))).toEqual([]);
});
