import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { testGame, testInvitee } from '../../../../tests/support/testGame.ts';
import { testWorld } from '../../../../tests/support/testWorld.ts';
import type { MatchView } from '../matchView.ts';
import { Nudging, type Silent } from './Nudging.ts';

configure({ enforceActions: 'always' });

const nudgeOf = (id: string, who = '') => `POST /api/game/${id}/nudge${who && `?invitee=${who}`}`;
const silent = (gameId: string, userId: string): Silent => ({
  match: { game: testGame({ id: gameId }) } as MatchView,
  invitee: testInvitee(userId, 'Kim Li', 'SENT'),
});
const [KIM, JO, ZOE] = [silent('a', 'kim'), silent('a', 'jo'), silent('b', 'zoe')];
const SENT = { status: 200, body: { sent: 2 } };
const TOO_MANY = { status: 429, body: { messageId: 'E.tooMany' } };

function world(answers: Parameters<typeof testWorld>[0]) {
  const { root, toasts, sent } = testWorld(answers);
  return { nudging: new Nudging(root.api, root.feedback), toasts, sent };
}

describe('asking again', () => {
  it('says how many are asked', async () => {
    const { nudging, toasts } = world({ [nudgeOf('a')]: SENT, [nudgeOf('b')]: SENT });
    await nudging.nudgeAll([KIM, JO, ZOE]);
    expect(toasts).toMatchObject([{ text: 'ownGame.nudged', values: { count: 4 } }]);
    expect([...nudging.asked]).toEqual(['ikim', 'ijo', 'izoe']);
    expect(nudging.nudging.isBusy).toBe(false);
  });

  it('says when it was within a day, and does not offer it again', async () => {
    const { nudging, toasts } = world({ [nudgeOf('a', 'ikim')]: TOO_MANY });
    await nudging.nudge(KIM);
    expect(toasts).toMatchObject([{ text: 'ownGame.nudge.again' }]);
    expect([...nudging.asked]).toEqual(['ikim']);
  });

  it('goes on after a match that was asked about within a day', async () => {
    const { nudging, toasts } = world({ [nudgeOf('a')]: TOO_MANY, [nudgeOf('b')]: SENT });
    await nudging.nudgeAll([KIM, JO, ZOE]);
    expect(toasts).toMatchObject([{ text: 'ownGame.nudged', values: { count: 2 } }]);
  });

  it('keeps offering it where it could not be done', async () => {
    const { nudging, sent } = world({ [nudgeOf('a')]: 'network' });
    await nudging.nudgeAll([KIM, JO, ZOE]);
    expect(sent).toHaveLength(1);
    expect(nudging.asked.size).toBe(0);
    expect(nudging.nudging.isBusy).toBe(false);
  });
});
