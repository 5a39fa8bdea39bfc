import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { testWorld } from '../../../tests/support/testWorld.ts';
import { OwnGame } from './OwnGame.ts';

configure({ enforceActions: 'always' });

const READ = 'GET /api/game/g1';
const ACT = 'PUT /api/game/g1/action';
const game = (version: number) => ({ status: 200, body: { id: 'g1', version, owner: { firstName: 'Ann' } } });
const refused = (status: number, messageId: string, data = {}) => ({ status, body: { messageId, data } });

function newOwnGame(answers: Parameters<typeof testWorld>[0]) {
  const world = testWorld(answers, { token: 't1' });
  return { ...world, own: new OwnGame('g1', world.root.games, world.root.feedback) };
}

describe('OwnGame', () => {
  it('shows the game as it stands after an action', async () => {
    const { own, sent } = newOwnGame({ [READ]: game(1), [ACT]: game(2) });
    await own.load();
    expect(await own.act({ actionType: 'CANCEL', version: 1 })).toBe(true);
    expect(own.game?.version).toBe(2);
    expect(own.busy).toBeNull();
    expect(JSON.parse(String(sent.at(-1)?.body))).toEqual({ actionType: 'CANCEL', version: 1 });
  });

  it('says that the game was changed, and reads it again', async () => {
    const { own, root } = newOwnGame({ [READ]: [game(1), game(5)], [ACT]: refused(409, 'E.game.changed') });
    await own.load();
    expect(await own.act({ actionType: 'CANCEL', version: 1 })).toBe(false);
    expect(root.feedback.alert?.text).toBe('error.E.game.changed');
    expect(own.game?.version).toBe(5);
  });

  it('says what has no field of its own, and fills in the limit', async () => {
    const { own, root } = newOwnGame({
      [ACT]: [refused(400, 'E.bad.request'), refused(409, 'E-C26'), refused(403, 'E.limit.guests', { limit: 10 })],
    });
    for (const text of ['error.E.bad.request', 'error.E-C26', 'error.E.limit.guests']) {
      await own.act({ actionType: 'INVITE', contactList: [] });
      expect(root.feedback.alert?.text).toBe(text);
    }
    expect(root.feedback.alert?.values.limit).toBe(10);
  });

  it('leaves a refusal to the form that takes it', async () => {
    const { own, root } = newOwnGame({ [ACT]: refused(400, 'E.bad.request') });
    expect(await own.act({ actionType: 'INVITE', contactList: [] }, () => true)).toBe(false);
    expect(root.feedback.alert).toBeNull();
  });

  it('keeps what is on screen when reading fails, and forgets a game that is gone', async () => {
    const { own } = newOwnGame({ [READ]: [game(1), 'network', refused(404, 'E.notFound.game')] });
    await own.load();
    await own.load();
    expect([own.game?.version, own.failure?.code]).toEqual([1, 'network']);
    await own.load();
    expect([own.game, own.failure?.code]).toEqual([null, 'E.notFound.game']);
  });
});
