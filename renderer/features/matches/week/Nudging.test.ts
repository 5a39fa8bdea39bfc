import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { testWorld } from '../../../../tests/support/testWorld.ts';
import { Nudging } from './Nudging.ts';

configure({ enforceActions: 'always' });

const nudgeOf = (id: string) => `POST /api/game/${id}/nudge`;
const SENT = { status: 200, body: { sent: 2 } };
const TOO_MANY = { status: 429, body: { messageId: 'E.tooMany' } };

function world(answers: Parameters<typeof testWorld>[0]) {
  const { root, toasts, sent } = testWorld(answers);
  return { nudging: new Nudging(root.api, root.feedback), toasts, sent };
}

describe('asking again', () => {
  it('says how many are asked', async () => {
    const { nudging, toasts } = world({ [nudgeOf('a')]: SENT, [nudgeOf('b')]: SENT });
    await nudging.nudgeAll(['a', 'b']);
    expect(toasts).toMatchObject([{ text: 'ownGame.nudged', values: { count: 4 } }]);
    expect([...nudging.asked]).toEqual(['a', 'b']);
    expect(nudging.busy).toBeNull();
  });

  it('says when it was within a day, and does not offer it again', async () => {
    const { nudging, toasts } = world({ [nudgeOf('a')]: TOO_MANY });
    await nudging.nudge('a');
    expect(toasts).toMatchObject([{ text: 'ownGame.nudge.again' }]);
    expect(nudging.asked.has('a')).toBe(true);
  });

  it('goes on after a match that was asked about within a day', async () => {
    const { nudging, toasts } = world({ [nudgeOf('a')]: TOO_MANY, [nudgeOf('b')]: SENT });
    await nudging.nudgeAll(['a', 'b']);
    expect(toasts).toMatchObject([{ text: 'ownGame.nudged', values: { count: 2 } }]);
  });

  it('keeps offering it where it could not be done', async () => {
    const { nudging, sent } = world({ [nudgeOf('a')]: 'network' });
    await nudging.nudgeAll(['a', 'b']);
    expect(sent).toHaveLength(1);
    expect(nudging.asked.size).toBe(0);
    expect(nudging.busy).toBeNull();
  });
});
