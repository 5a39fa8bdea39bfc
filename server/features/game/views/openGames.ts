import { sql } from 'kysely';
import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import { areApart } from '../../people/blocks.ts';
import { findUser } from '../../people/repository.ts';
import { loadStandings } from '../../rating/levels.ts';
import { addInvitee } from '../commands/invite.ts';
import { seatOf } from '../permissions.ts';
import { changeInvitee, recordChange } from '../store/changes.ts';
import { loadGames, lockGame } from '../store/gameState.ts';
import { isFitting } from './fitting.ts';
import { presentGame, presentOpen } from './gameView.ts';

/** Newest open games that are looked at, and shown at most. */
const LOOKED_AT = 400;
const SHOWN = 100;

/** @returns open games of others that fit the user and where he is not in yet, the newest first (decisions §5) */
export async function findOpenGames(context: Context, userId: string): Promise<Game[]> {
  const now = context.clock.now();
  const { rows } = await sql<{ id: string }>`
    select id from games
    where status = 'CONFIRMED' and preference->>'opponentsSelection' = 'OPENCHALLENGE'
      and expires_at > ${now} and owner_id <> ${userId}
      and not exists (select 1 from invitees where game_id = games.id and user_id = ${userId})
      and not exists (
        select 1 from blocks
        where (user_id = ${userId} and blocked_id = owner_id) or (user_id = owner_id and blocked_id = ${userId})
      )
    order by created_at desc limit ${LOOKED_AT}`.execute(context.db);
  const player = await findUser(context.db, userId);
  if (!player || rows.length === 0) return [];
  const standings = await loadStandings(context.db, [userId]);
  const states = await loadGames(
    context.db,
    rows.map(({ id }) => id),
  );
  return states
    .filter((state) => isFitting(state, player, standings))
    .slice(0, SHOWN)
    .map((state) => presentOpen(state, now, context.config));
}

/**
 * "I'm in": makes a fitting player an invitee of an open game. Who is in it already just gets it.
 * @throws AppError 403 when it is not open to him, 409 when it looks for nobody any more or takes no more guests
 */
export async function joinGame(context: Context, userId: string, gameId: string): Promise<Game> {
  return context.db.transaction().execute(async (tx) => {
    const state = await lockGame(tx, gameId);
    const now = context.clock.now();
    const viewer = { kind: 'user', userId } as const;
    const present = () => presentGame(state, seatOf(state, viewer), now, context.config);
    if (seatOf(state, viewer).role !== null) return present();
    const { game } = state;
    const person = await findUser(tx, userId);
    const isOpen = game.preference.opponentsSelection === 'OPENCHALLENGE';
    const standings = await loadStandings(tx, [userId]);
    if (!person || !isOpen || !isFitting(state, person, standings)) throw new AppError('E.not.allowed');
    if (await areApart(tx, userId, game.owner_id)) throw new AppError('E.not.allowed');
    if (game.status !== 'CONFIRMED') throw new AppError('E.game.state');
    if (game.expires_at <= now) throw new AppError('E-C26');
    const invitee = await addInvitee(context, tx, state, { person, contact: {}, inviter: 'OWNER' });
    await changeInvitee(tx, invitee, { status: 'OPENED' });
    await recordChange(tx, state, { actor: userId, event: 'JOIN', from: game.status, at: now });
    return present();
  });
}
