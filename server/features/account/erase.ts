import { sql } from 'kysely';
import { PATHS } from '../../../shared/routes/paths.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newCode } from '../../ids.ts';
import { findGamesToLeave, leaveGames } from '../game/leaveGames.ts';
import { isHeld } from '../people/repository.ts';
import { relist } from '../rating/listing.ts';
import { endAccess } from '../session/endAccess.ts';
import { type Asking, asOwner } from './ownerProof.ts';

/** How often games that come while one leaves are left as well. */
const ROUNDS = 5;

/**
 * Deletes an account, once its owner has shown who they are (R-proof, R-erase).
 * @throws AppError as proveOwner() does
 */
export async function deleteAccount(context: Context, asking: Asking): Promise<void> {
  await asOwner(context, asking, async () => undefined);
  await erasePerson(context, asking.userId);
}

/**
 * Erases a person: the games they organise are canceled and they leave the others, as by their own action; then
 * everything that says who they are goes. Finished games keep their scores under nobody's name (R-erase).
 * @throws AppError 401 when the person is gone already
 */
export async function erasePerson(context: Context, userId: string): Promise<void> {
  const { lastMail } = await context.db
    .selectFrom('mails')
    .select(({ fn }) => fn.coalesce(fn.max('ord'), sql<number>`0`).as('lastMail'))
    .executeTakeFirstOrThrow();
  for (let round = 0; round < ROUNDS; round += 1) {
    await leaveGames(context, userId);
    // It touches the rows of many games and mails, and may have to give way to others (R-repeated).
    const isErased = await context.db.transaction().execute(async (tx) => {
      // New games of this owner wait for this lock, and find them gone (lockOwner).
      const person = await tx
        .selectFrom('users')
        .selectAll()
        .where('id', '=', userId)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!person) throw new AppError('E.auth.required');
      if ((await findGamesToLeave(context, tx, userId)).length > 0) return false;
      await forget(context, tx, {
        id: userId,
        name: `${person.first_name} ${person.last_name}`.trim(),
        firstName: person.first_name,
        lastMail,
      });
      return true;
    });
    if (isErased) return;
  }
  throw new Error('games came faster than they could be left');
}

interface Leaving {
  id: string;
  name: string;
  firstName: string;
  /** The newest mail of before; what came after tells others that this person leaves. */
  lastMail: number;
}

async function forget(context: Context, tx: Tx, { id, name, firstName, lastMail }: Leaving): Promise<void> {
  const addresses = sql`(
    select address from user_addresses where user_id = ${id} and ${isHeld}
    union select contact_email from users where id = ${id} and contact_email is not null
    union select email from invitees where user_id = ${id} and email is not null)`;
  await sql`delete from mails where recipient in ${addresses}`.execute(tx);
  await sql`delete from match_mails where recipient in ${addresses}`.execute(tx);
  // What waits to be mailed of their words is not mailed; what agrees a match or calls it off goes out within minutes.
  await sql`update match_mails set gathered = null, due_at = null
    where ${firstName} <> '' and strpos(gathered::text, ${firstName}) > 0 and coalesce(gathered->'match'->>'decisive', 'false') = 'false'
    and game_id in (select id from games where owner_id = ${id} union select game_id from invitees where user_id = ${id})`.execute(
    tx,
  );
  // An address that is only claimed may be somebody else's, whose mails stay: all but the links that would prove it.
  await sql`delete from mails where strpos(body_text, ${`${PATHS.validateEmail}?`}) > 0
    and recipient in (select address from user_addresses where user_id = ${id} and not ${isHeld})`.execute(tx);
  // Mails to others that are on their way are let go; of the outbox, those about the leaving stay without the name.
  const isNamed = sql`${name} <> '' and strpos(concat_ws(' ', subject, from_name, body_text), ${name}) > 0`;
  const nameless = (column: string) => sql`${sql.ref(column)} = replace(${sql.ref(column)}, ${name}, '…')`;
  await sql`update mails set attachments = '[]', ${sql.join(['subject', 'from_name', 'body_text', 'body_html'].map(nameless))}
    where state = 'KEPT' and ord > ${lastMail} and ${isNamed}`.execute(tx);
  await sql`delete from mails where state = 'KEPT' and ord <= ${lastMail} and ${isNamed}`.execute(tx);
  await sql`delete from group_members where user_id = ${id} or email in ${addresses}`.execute(tx);
  await tx
    .updateTable('invitees')
    .set({
      first_name: '',
      last_name: '',
      phone: null,
      email: null,
      note: null,
      draft: null,
      slots: null,
      places: null,
      rather_not: null,
    })
    .where('user_id', '=', id)
    .execute();
  const own = tx.selectFrom('invitees').select('id').where('user_id', '=', id);
  await tx.deleteFrom('invitee_links').where('invitee_id', 'in', own).execute();
  await tx.deleteFrom('game_notes').where('user_id', '=', id).execute();
  await tx.updateTable('games').set({ notes: null }).where('owner_id', '=', id).execute();
  await sql`delete from locations where owner_id = ${id}
    and not exists (select 1 from game_places where location_id = locations.id)`.execute(tx);
  await sql`update locations set data = null, address = null where owner_id = ${id}`.execute(tx);
  // Before its addresses and log-ins go, by which what is under way is found.
  await endAccess(tx, id, null);
  for (const table of OWNED_TABLES) await tx.deleteFrom(table).where('user_id', '=', id).execute();
  // Where they started stays of the sports they were rated in: the ratings of all whom they met follow from it (R-rating-replay).
  await sql`delete from initial_skills where user_id = ${id} and not exists (
    select 1 from teams join rated_matches on initiator_team_id = teams.id or opponent_team_id = teams.id
    where teams.sport = initial_skills.sport and teams.players @> array[${id}])`.execute(tx);
  await tx.deleteFrom('blocks').where('blocked_id', '=', id).execute();
  await tx.deleteFrom('player_reports').where('reported_id', '=', id).execute();
  await tx
    .updateTable('player_reports')
    .set({ reporter_id: null, comment: '' })
    .where('reporter_id', '=', id)
    .execute();
  await tx.deleteFrom('groups').where('owner_id', '=', id).execute();
  await tx.updateTable('users').set(nobody(context.clock.now())).where('id', '=', id).execute();
  await relist(tx, id);
}

/** Rows that are about one person alone; reviews are those they got. */
const OWNED_TABLES = [
  'user_addresses',
  'known_origins',
  'identities',
  'second_factors',
  'passkeys',
  'preferences',
  'blocks',
  'reviews',
  'friend_invitations',
  'pictures',
  'push_devices',
  'push_choices',
  'push_notices',
  'note_stops',
] as const;

/** What is left of a person: an id that games and ratings refer to. The mail token stays, so that old links say "done". */
const nobody = (deleted_at: Date) => ({
  type: 'CONTACT' as const,
  code: newCode(),
  contact_email: null,
  first_name: '',
  last_name: '',
  gender: null,
  year_of_birth: null,
  forehand: null,
  backhand: null,
  location: null,
  tennis_talks: [],
  profile_image_id: null,
  phone: null,
  password_hash: null,
  invitation_code: null,
  invited_by_code: null,
  factor_hint_closed: false,
  push_hint_closed: false,
  deleted_at,
});
