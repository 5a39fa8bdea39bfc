import { addHours } from 'date-fns/addHours';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { useTestApp } from '../../support/app.ts';
import { type Person, readGame } from '../../support/factories.ts';
import { sweepAt } from '../../support/jobsDone.ts';
import { enter, OVER, setOf } from '../scores/disputed.ts';
import { actOn, type ClubWorld, createClubWorld, lastMailTo, publishIn } from './organised.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });
/** A second process over the same database. */
const twin = useTestApp(() => ({ now: app.clock.now(), connection: app.connection }));
/** Both processes have one clock, and what became due is done: mails that were late would hold up later ones. */
const passAll = (hours: number) => sweepAt([app, twin], new Date(app.clock.now().getTime() + hours * 3_600_000));
// The limits of sign-ups by address are another test's.
beforeEach(() => app.clock.set(addHours(app.clock.now(), 2)));

/** A single of the owner and the player that is over. */
async function play(world: ClubWorld): Promise<Game> {
  const game = await publishIn(app, world);
  await actOn(app, game, world.player, { actionType: 'ACCEPT' });
  await passAll(OVER);
  return readGame(app, game.id, world.owner.token);
}

const entered = (game: Game, person: Person, score: readonly [number, number]) => enter(app, game, person, score);

// R-club-match-score
describe('a score by an organiser', () => {
  test('is that of both sides where neither has said anything; two of them enter one each', async () => {
    const world = await createClubWorld(app);
    const { keeper, organiser, owner, player } = world;
    const game = await play(world);
    expect((await readGame(app, game.id, organiser.token)).action).toEqual(['SET_SCORE']);
    const first = (await entered(game, organiser, [6, 4])).body;
    expect(first).toMatchObject({ status: 'PLAYED', disputed: false, winner: 'INITIATOR', action: ['SET_SCORE'] });
    for (const told of [owner, player]) {
      const mail = await lastMailTo(app, told, /^Otto Organiser has entered the score/);
      expect(mail?.text).toContain('Otto Organiser has entered how your match ended');
      expect(mail?.text).toContain('Otto Organiser organises TC Parkside');
      expect(mail?.text).toContain('6–4');
    }
    const { rows } = await app.db.query('select winner from rated_matches where game_id = $1', [game.id]);
    expect(rows).toEqual([{ winner: 'INITIATOR' }]);
    // Neither side has said anything yet: the other organiser corrects it.
    expect((await entered(first, keeper, [6, 3])).body).toMatchObject({ disputed: false, gameSet: setOf(6, 3) });
  });

  test('is disputed by a side that says otherwise, and settled by the other one', async () => {
    const world = await createClubWorld(app);
    const { organiser, keeper, owner, player } = world;
    const game = await play(world);
    const first = (await entered(game, organiser, [6, 4])).body;
    // Past the time in which mails are gathered.
    await passAll(0.25);
    const second = (await entered(first, player, [4, 6])).body;
    expect(second).toMatchObject({ disputed: true });
    expect(second.scoreClaims).toMatchObject([
      { by: 'OWN', enteredBy: 'Paul Player' },
      { by: 'OTHER', enteredBy: 'TC Parkside' },
    ]);
    // It may have waited for one that went out just before.
    await passAll(0.25);
    expect(await lastMailTo(app, owner, /^Two different scores: Tennis with Paul Player$/)).toBeDefined();
    const seen = await readGame(app, game.id, organiser.token);
    expect(seen).toMatchObject({ disputed: true, scoreClaims: [], action: ['SET_SCORE'] });
    const third = (await entered(seen, owner, [4, 6])).body;
    expect(third).toMatchObject({ disputed: false, winner: 'OPPONENT' });
    // Both have said it themselves: there is nothing left to say for them.
    for (const person of [organiser, keeper]) {
      expect((await entered(third, person, [6, 0])).error).toMatchObject({ messageId: 'E.game.state' });
    }
    expect((await readGame(app, game.id, organiser.token)).action).toEqual([]);
  });

  test('speaks for the side that is silent, and not for the other', async () => {
    const world = await createClubWorld(app);
    const { organiser, owner, player } = world;
    const game = await play(world);
    const first = (await entered(game, owner, [6, 4])).body;
    const same = (await entered(first, organiser, [6, 4])).body;
    expect(same.disputed).toBe(false);
    // Past the time in which mails are gathered.
    await passAll(0.25);
    const other = (await entered(same, organiser, [2, 6])).body;
    expect(other).toMatchObject({ disputed: true, gameSet: setOf(2, 6) });
    expect((await readGame(app, game.id, owner.token)).scoreClaims).toMatchObject([
      { by: 'OWN', sets: setOf(6, 4), enteredBy: 'Olga Owner' },
      { by: 'OTHER', sets: setOf(2, 6), enteredBy: 'TC Parkside' },
    ]);
    await passAll(0.25);
    const toOwner = await lastMailTo(app, owner, /^Two different scores$/);
    const toPlayer = await lastMailTo(app, player, /^Otto Organiser has entered the score/);
    expect(toOwner?.text).toContain('Otto Organiser has entered a different score from yours');
    expect(toPlayer?.text).toContain('Otto Organiser has entered how your match ended');
    for (const mail of [toOwner, toPlayer]) expect(mail?.text).toContain('Otto Organiser organises TC Parkside');
  });

  test.each(['organiser', 'side'] as const)('the %s is first: each side has its own claim at the end', async (who) => {
    const world = await createClubWorld(app);
    const { organiser, player } = world;
    const game = await play(world);
    twin.clock.set(app.clock.now());
    const score = (person: Person, sets: unknown, by = app) =>
      actOn(by, game, person, { actionType: 'SET_SCORE', sets });
    const tries = [() => score(organiser, setOf(6, 4)), () => score(player, setOf(4, 6), twin)];
    if (who === 'side') tries.reverse();
    const answers = await Promise.all(tries.map((each) => each()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await app.db.query('select disputed, score_claims as claims from games where id = $1', [game.id]);
    expect(rows[0]).toMatchObject({
      disputed: true,
      claims: {
        INITIATOR: { sets: setOf(6, 4), enteredBy: organiser.id, byClub: true },
        OPPONENT: { sets: setOf(4, 6), enteredBy: player.id },
      },
    });
    expect(rows[0].claims.OPPONENT.byClub).toBeUndefined();
  });

  test('based on what a side has changed meanwhile is refused', async () => {
    const world = await createClubWorld(app);
    const game = await play(world);
    await entered(game, world.owner, [6, 4]);
    const late = await entered(game, world.organiser, [6, 4]);
    expect(late.error).toMatchObject({ status: 409, messageId: 'E.game.changed', data: { sets: setOf(6, 4) } });
  });
});
