import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { findContact } from '../people/repository.ts';
import { mergePlayer } from '../rating/mergePlayer.ts';

/**
 * A contact who turns out to be an account: their invitations, games and ratings become the account's
 * (R-address-adopt). In a game where the account is already, as owner or invitee, the contact's row stays as it
 * is.
 */
export async function adoptContact(context: Context, tx: Tx, address: string, userId: string): Promise<void> {
  const contact = await findContact(tx, address);
  if (!contact) return;
  // Open lists show them (R-live). This comes before the invitations, because every change of a game locks the game first.
  await sql`update games set changed_at = clock_timestamp()
    where id in (select game_id from invitees where user_id = ${contact.id})`.execute(tx);
  await tx
    .updateTable('invitees')
    .set({ user_id: userId })
    .where('user_id', '=', contact.id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('games')
            .select('games.id')
            .whereRef('games.id', '=', 'invitees.game_id')
            .where('games.owner_id', '=', userId),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invitees as other')
            .select('other.id')
            .whereRef('other.game_id', '=', 'invitees.game_id')
            .where('other.user_id', '=', userId),
        ),
      ),
    )
    .execute();
  await mergePlayer(context, tx, contact.id, userId);
  // What they blocked and stopped as a guest also applies to the account.
  await sql`insert into blocks (user_id, blocked_id, created_at)
    select ${userId}, blocked_id, created_at from blocks where user_id = ${contact.id} and blocked_id <> ${userId}
    on conflict do nothing`.execute(tx);
  await sql`insert into note_stops (user_id, game_id)
    select ${userId}, game_id from note_stops where user_id = ${contact.id}
    on conflict do nothing`.execute(tx);
  await sql`update users set blocks_invitations = users.blocks_invitations or guest.blocks_invitations,
      mail_channel = users.mail_channel and guest.mail_channel
    from users as guest where users.id = ${userId} and guest.id = ${contact.id}`.execute(tx);
  await sql`update users set contact_email = null, merged_into = ${userId}, deleted_at = ${context.clock.now()} where id = ${contact.id}
    and not exists (select 1 from invitees where user_id = ${contact.id})`.execute(tx);
}
