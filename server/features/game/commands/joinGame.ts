import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import { areApart } from '../../people/blocks.ts';
import { findUser } from '../../people/repository.ts';
import { loadRatings } from '../../rating/levels.ts';
import { accessOf } from '../access.ts';
import { isFitting } from '../fitting.ts';
import { publish } from '../publish.ts';
import { changeInvitee } from '../store/changes.ts';
import { addInvitee } from './addInvitee.ts';
import { inTurn, type Turn, viewOf } from './turn.ts';

/** @throws AppError 403 when it is not open to this user, 409 when it looks for nobody any more */
async function checkOpenTo({ tx, state, now }: Turn, userId: string) {
  const { game } = state;
  const person = await findUser(tx, userId);
  const isOpen = game.preference.opponentsSelection === 'OPENCHALLENGE';
  const ratings = await loadRatings(tx, [userId]);
  if (!person || !isOpen || !isFitting(state, person, ratings)) throw new AppError('E.not.allowed');
  if (await areApart(tx, userId, game.owner_id)) throw new AppError('E.not.allowed');
  if (game.status !== 'CONFIRMED') throw new AppError('E.game.state');
  if (game.expires_at <= now) throw new AppError('E-C26');
  return person;
}

/**
 * "I'm in": makes a fitting player an invitee of an open game. Who is in it already just gets it (R-open-games).
 * @throws AppError 403 when it is not open to them, 409 when it looks for nobody any more or takes no more people
 */
export async function joinGame(context: Context, userId: string, gameId: string): Promise<Game> {
  const viewer = { kind: 'user', userId } as const;
  return inTurn(context, viewer, gameId, async (turn) => {
    if (turn.access.role !== null) return viewOf(turn);
    const from = turn.state.game.status;
    const person = await checkOpenTo(turn, userId);
    const invitee = await addInvitee(turn, { person, contact: {}, inviter: 'OWNER' });
    await changeInvitee(turn.tx, invitee, { status: 'OPENED' });
    const joined = { ...turn, access: accessOf(turn.state, viewer) };
    await publish(joined, { command: 'JOIN', from, events: [{ type: 'Joined', inviteeId: invitee.id }] });
    return viewOf(joined);
  });
}
