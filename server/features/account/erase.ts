import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import { PATHS } from '../../../shared/routes/paths.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import { eachItem } from '../../jobs/sweeps.ts';
import { dropMessagesOf } from '../../mail/gather.ts';
import type { ErasedPerson } from '../../personalData.ts';
import type { Viewer } from '../../plugins/auth.ts';
import { guestOf } from '../game/access.ts';
import { findGamesToLeave, leaveGames } from '../game/ownGames.ts';
import { type Asking, asOwner } from '../ownerProof/ownerProof.ts';

/** How often the person also leaves games that are added while they leave. */
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
 * everything that identifies them is deleted. Finished games keep their scores without a name (R-erase).
 * @param isWish false for a guest whom the clock forgets
 * @throws AppError 401 when the person is gone already
 */
export async function erasePerson(context: Context, userId: string, isWish = true): Promise<void> {
  const { lastMail } = await context.db
    .selectFrom('mails')
    .select(({ fn }) => fn.coalesce(fn.max('ord'), sql<number>`0`).as('lastMail'))
    .executeTakeFirstOrThrow();
  // Those who hear that they leave hear it at once, with the messages that waited.
  await context.db.transaction().execute((tx) => dropMessagesOf(tx, userId));
  for (let round = 0; round < ROUNDS; round += 1) {
    await leaveGames(context, userId);
    // It changes rows of many games and mails, and may have to be repeated after a conflict (R-repeated).
    const isErased = await context.db.transaction().execute(async (tx) => {
      // New games of this owner wait for this lock, and then find no owner (lockOwner).
      const person = await tx
        .selectFrom('users')
        .selectAll()
        .where('id', '=', userId)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!person) throw new AppError('E.auth.required');
      if ((await findGamesToLeave(context, tx, userId)).length > 0) return false;
      const erased: ErasedPerson = {
        id: userId,
        name: `${person.first_name} ${person.last_name}`.trim(),
        firstName: person.first_name,
        addresses: await addressesOf(tx, userId),
        ...{ now: context.clock.now(), isWish },
      };
      await eraseMails(tx, erased, lastMail);
      for (const erase of context.erasers) await erase(tx, erased, context.jobs);
      return true;
    });
    if (isErased) return;
  }
  throw new Error('could not leave all games: new ones kept arriving');
}

/**
 * Addresses that they have proved, or that make a guest who they are. One that an account only claims, be it its main one, may be
 * somebody else's: what others typed and wrote for that address stays.
 */
async function addressesOf(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select address from user_addresses where user_id = ${id} and validated_at is not null
    union select contact_email from users where id = ${id} and contact_email is not null
    union select email from invitees join users on users.id = user_id
      where user_id = ${id} and email is not null and users.type = 'CONTACT'`.execute(tx);
  return rows.map(({ address }) => address);
}

/** @param lastMail the newest mail from before; later ones tell others that this person leaves */
async function eraseMails(tx: Tx, { id, name, firstName, addresses }: ErasedPerson, lastMail: number): Promise<void> {
  await dropMessagesOf(tx, id);
  await sql`delete from mails where recipient = any(${addresses})`.execute(tx);
  await sql`delete from match_mails where recipient = any(${addresses})`.execute(tx);
  // A claimed address may belong to somebody else, whose mails stay, except the links that would prove it.
  await sql`delete from mails where strpos(body_text, ${`${PATHS.validateEmail}?`}) > 0
    and recipient in (select address from user_addresses where user_id = ${id} and validated_at is null)`.execute(tx);
  // Mails to others that are on their way still go out; in the outbox, mails about the leaving stay without the name.
  // Only as a whole: "Ann Baker" is not named by mails about "Jo-Ann Bakerman".
  const whole = `(?<![-[:alnum:]])${name.replace(/[^\p{L}\p{M}\p{N}\s]/gu, '\\$&')}(?![-[:alnum:]])`;
  const isNamed = sql`${name} <> '' and concat_ws(' ', subject, from_name, body_text) ~ ${whole}`;
  const nameless = (column: string) => sql`${sql.ref(column)} = regexp_replace(${sql.ref(column)}, ${whole}, '…', 'g')`;
  await sql`update mails set attachments = '[]', ${sql.join(['subject', 'from_name', 'body_text', 'body_html'].map(nameless))}
    where state = 'KEPT' and ord > ${lastMail} and ${isNamed}`.execute(tx);
  // A drawn court shows the first name alone.
  const onCourt = `>${escapeHtml(firstName)}</div>`;
  await sql`update mails set body_html = replace(body_html, ${onCourt}, '>…</div>')
    where state = 'KEPT' and ord > ${lastMail} and ${firstName} <> '' and strpos(body_html, ${onCourt}) > 0`.execute(
    tx,
  );
  await sql`delete from mails where state = 'KEPT' and ord <= ${lastMail} and ${isNamed}`.execute(tx);
}

/**
 * A guest without an account wants to be forgotten, from the page of a game (R-erase-guest).
 * @throws AppError 403 for accounts, which are deleted in their profile, and for a guest who has not proved the mailbox
 */
export async function eraseGuestOfGame(context: Context, viewer: Viewer, gameId: string): Promise<void> {
  await erasePerson(context, await guestOf(context.db, viewer, gameId));
}

/** How many days after their last game a guest's contact data is kept (R-guest-retention). */
const KEPT_DAYS = 90;
/** Guests forgotten in one go; the rest waits for the next. */
const BATCH = 100;

/** Forgets guests whose last game was long ago. */
export async function forgetOldGuests(context: Context): Promise<void> {
  const since = subDays(context.clock.now(), KEPT_DAYS);
  const { rows } = await sql<{ id: string }>`
    select users.id from users
    where type = 'CONTACT' and deleted_at is null and users.created_at < ${since} and not exists (
      select 1 from invitees join games on games.id = invitees.game_id
      where invitees.user_id = users.id and greatest(to_time, expires_at) > ${since}
    )
    -- Forgetting them takes them off the lists of clubs too, which keep them for longer.
    and not exists (select 1 from club_people where email = contact_email)
    order by users.created_at limit ${BATCH}`.execute(context.db);
  await eachItem(context, 'erasure of a guest', rows, ({ id }) => erasePerson(context, id, false));
}
