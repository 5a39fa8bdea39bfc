import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { UserRow } from '../../../db/tables.ts';
import { hashToken } from '../../../ids.ts';
import { isMember } from '../../club/access.ts';
import { areApart } from '../../people/blocks.ts';
import { findUser } from '../../people/repository.ts';
import { loadRatings } from '../../rating/levels.ts';
import { accessOf } from '../access.ts';
import type { GameState } from '../gameState.ts';
import { isFitting } from '../openGames.ts';
import { publish } from '../publish.ts';
import { changeInvitee } from '../store/changes.ts';
import { addInvitee } from './addInvitee.ts';
import { type CommandContext, viewOf, withLockedGame } from './commandContext.ts';

/** One way into a game: whether it is open to this person, and whose invitee they become. */
interface Entrance {
  /** @throws AppError 403 when it is not open to them */
  check(locked: CommandContext, person: UserRow): Promise<void>;
  inviter: 'OWNER' | 'SHARE';
}

/** Whether a game is for members of its club alone, and this is one (R-club-match). */
async function isForMember(tx: Tx, { club }: GameState, { id }: UserRow): Promise<boolean> {
  if (club?.audience !== 'CLUB' || club.state !== 'OPEN') return false;
  return isMember(tx, club.id, id);
}

const OPEN: Entrance = {
  async check({ tx, state }, person) {
    const isOpen =
      state.game.preference.opponentsSelection === 'OPENCHALLENGE' || (await isForMember(tx, state, person));
    const ratings = await loadRatings(tx, [person.id]);
    if (!isOpen || !isFitting(state, person, ratings)) throw new AppError('E.not.allowed');
    if (await areApart(tx, person.id, state.owner.id)) throw new AppError('E.not.allowed');
  },
  inviter: 'OWNER',
};

const byLink = (shareToken: string): Entrance => ({
  async check({ tx, state }, person) {
    if (hashToken(shareToken) !== hashToken(state.game.share_token)) throw new AppError('E.not.allowed');
    if (await areApart(tx, person.id, state.owner.id)) throw new AppError('E-C24.1');
  },
  inviter: 'SHARE',
});

/**
 * "I'm in": makes a fitting player an invitee of an open game. A person who is already in it just gets the game (R-open-games).
 * @throws AppError 403 when it is not open to them, 409 when it looks for no more players or takes no more people
 */
export async function joinGame(context: Context, userId: string, gameId: string): Promise<Game> {
  return enter(context, { userId, gameId }, OPEN);
}

/**
 * As joinGame, for a logged-in person with the share link: the session says who they are (R-share-session).
 * @throws AppError 403 for another link, and E-C24.1 where one of the two has blocked the other
 */
export async function joinByLink(
  context: Context,
  userId: string,
  { gameId, shareToken }: { gameId: string; shareToken: string },
): Promise<Game> {
  return enter(context, { userId, gameId }, byLink(shareToken));
}

async function enter(
  context: Context,
  { userId, gameId }: { userId: string; gameId: string },
  { check, inviter }: Entrance,
): Promise<Game> {
  const viewer = { kind: 'user', userId } as const;
  return withLockedGame(context, viewer, gameId, async (locked) => {
    const { tx, state, now } = locked;
    const { role } = locked.access;
    // An organiser of its club joins it as anybody does.
    if (role !== null && role !== 'CLUB') return viewOf(locked);
    const from = state.game.status;
    const person = await findUser(tx, userId);
    if (!person) throw new AppError('E.not.allowed');
    await check(locked, person);
    if (state.game.lapsed || (from === 'CONFIRMED' && state.game.expires_at <= now)) throw new AppError('E-C26');
    if (from !== 'CONFIRMED') throw new AppError('E.game.state');
    const invitee = await addInvitee(locked, { person, contact: {}, inviter });
    await changeInvitee(tx, invitee, { status: 'OPENED' });
    const joined = { ...locked, access: accessOf(state, viewer) };
    await publish(joined, { command: 'JOIN', from, events: [{ type: 'Joined', inviteeId: invitee.id }] });
    return viewOf(joined);
  });
}
