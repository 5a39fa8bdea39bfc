import { gameActions } from '../../../shared/domain/gameActions.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { Viewer } from '../../plugins/auth.ts';
import { act } from './act.ts';
import { factsOf, seatOf } from './permissions.ts';
import { loadGame } from './state.ts';

/**
 * A guest without an account wants to be forgotten (decisions §4): he leaves the games that are still to come, and name,
 * address, phone and notes are erased everywhere. Played games keep their scores under nobody's name.
 * @throws AppError 403 for accounts, which are deleted in their profile, and for who has not proved the mailbox
 */
export async function eraseGuest(context: Context, viewer: Viewer, gameId: string): Promise<void> {
  const { invitee, secured } = seatOf(await loadGame(context.db, gameId), viewer);
  if (secured) throw new AppError('E-C25');
  if (invitee?.person.type !== 'CONTACT') throw new AppError('E.not.allowed');
  await leaveGames(context, invitee.user_id);
  await context.db.transaction().execute((tx) => forgetGuest(context, tx, invitee.user_id));
}

/** Takes the guest out of every game that can still be left, as he would do himself. */
async function leaveGames(context: Context, userId: string): Promise<void> {
  const own = await context.db.selectFrom('invitees').select(['id', 'game_id']).where('user_id', '=', userId).execute();
  for (const { id, game_id } of own) {
    const viewer = { kind: 'invitee', inviteeId: id, gameId: game_id, passwordHash: null, secured: false } as const;
    const state = await loadGame(context.db, game_id);
    const actions = gameActions(factsOf(state, seatOf(state, viewer), context.clock.now()));
    const leaving = (['WITHDRAW', 'DECLINE'] as const).find((action) => actions.includes(action));
    if (leaving) await act(context, viewer, game_id, { actionType: leaving });
  }
}

async function forgetGuest(context: Context, tx: Tx, userId: string): Promise<void> {
  const addresses = tx
    .selectFrom('invitees')
    .select('email')
    .where('user_id', '=', userId)
    .where('email', 'is not', null)
    .union(tx.selectFrom('users').select('contact_email as email').where('id', '=', userId));
  await tx.deleteFrom('mails').where('recipient', 'in', addresses).execute();
  const nobody = { first_name: '', last_name: '', phone: null };
  await tx
    .updateTable('users')
    .set({ ...nobody, contact_email: null, deleted_at: context.clock.now() })
    .where('id', '=', userId)
    .execute();
  await tx
    .updateTable('invitees')
    .set({ ...nobody, email: null, note: null, draft: null, slots: null, places: null })
    .where('user_id', '=', userId)
    .execute();
  await tx.deleteFrom('game_notes').where('user_id', '=', userId).execute();
  const ids = tx.selectFrom('invitees').select('id').where('user_id', '=', userId);
  await tx.deleteFrom('invitee_links').where('invitee_id', 'in', ids).execute();
}
