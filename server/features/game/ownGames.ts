import { setImmediate as letOthers } from 'node:timers/promises';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { gameActions } from '../../../shared/domain/match/gameActions.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import type { Viewer } from '../../plugins/auth.ts';
import { accessOf, factsOf } from './access.ts';
import type { GameCommand } from './commands/gameCommand.ts';
import { runCommand } from './commands/runCommand.ts';
import { findInvolvements } from './store/invitees.ts';
import { findOwnGameIds } from './store/lists.ts';
import { loadGame, loadGames } from './store/loadGames.ts';
import { toGameView } from './views/gameView.ts';

/** Games read at a time: a busy organiser may have thousands. */
const BATCH = 50;

/** Others share their phone with the people of a match, not with one person's file. */
function withoutPhones(game: Game): Game {
  const hide = <Person extends { phone: string | null }>(person: Person): Person => ({ ...person, phone: null });
  return {
    ...game,
    owner: game.userRole === 'OWNER' ? game.owner : hide(game.owner),
    invitee: game.invitee.map((invitee) =>
      invitee.id === game.currentInvitee?.id ? invitee : { ...hide(invitee), user: hide(invitee.user) },
    ),
  };
}

/** @returns every game a user owns or was invited to, the oldest first, as they see it */
export async function findOwnGames({ db, clock, config }: Context, userId: string): Promise<Game[]> {
  const ids = await findOwnGameIds(db, userId);
  const games: Game[] = [];
  for (let from = 0; from < ids.length; from += BATCH) {
    await letOthers();
    for (const state of await loadGames(db, ids.slice(from, from + BATCH))) {
      games.push(withoutPhones(toGameView(state, accessOf(state, { kind: 'user', userId }), clock.now(), config)));
    }
  }
  return games;
}

/** A game to leave, and the command for it. */
interface Leaving {
  gameId: string;
  viewer: Viewer;
  command: GameCommand;
}

/** @returns the command by which somebody leaves a game; null once it has begun */
async function leavingCommand(
  { clock }: Context,
  db: Queryable,
  viewer: Viewer,
  gameId: string,
): Promise<GameCommand | null> {
  const state = await loadGame(db, gameId);
  const actions = gameActions(factsOf(state, accessOf(state, viewer), clock.now()));
  if (actions.includes('CANCEL')) return { type: 'CANCEL', note: null };
  if (actions.includes('WITHDRAW')) return { type: 'WITHDRAW' };
  return actions.includes('DECLINE') ? { type: 'DECLINE' } : null;
}

/** @returns future games in which a person has a part */
export async function findGamesToLeave(context: Context, db: Queryable, userId: string): Promise<Leaving[]> {
  const { owned, invited } = await findInvolvements(db, userId);
  const involvements: [string, Viewer][] = [
    ...owned.map((gameId): [string, Viewer] => [gameId, { kind: 'user', userId }]),
    ...invited.map(({ gameId, inviteeId }): [string, Viewer] => [
      gameId,
      { kind: 'invitee', inviteeId, gameId, passwordHash: null, secured: false },
    ]),
  ];
  const leavings: Leaving[] = [];
  for (const [gameId, viewer] of involvements) {
    const command = await leavingCommand(context, db, viewer, gameId);
    if (command) leavings.push({ gameId, viewer, command });
  }
  return leavings;
}

/** Takes a person out of every future game, as if they left it themselves (R-erase). */
export async function leaveGames(context: Context, userId: string): Promise<void> {
  for (const { gameId, viewer } of await findGamesToLeave(context, context.db, userId)) {
    // Leaving one game may have changed another.
    const command = await leavingCommand(context, context.db, viewer, gameId);
    if (command) await runCommand(context, viewer, gameId, command);
  }
}
