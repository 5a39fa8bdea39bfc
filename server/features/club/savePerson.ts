import type { savePerson as saveEndpoint } from '../../../shared/contract/club.ts';
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { Entry } from '../../../shared/contract/schemas/clubPeople.ts';
import { MAX_ORGANISERS } from '../../../shared/domain/limits.ts';
import { AppError, refuseFields } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { EntryRow } from '../../db/tables.ts';
import { lockFor, type SeenClub } from './access.ts';
import { notifyEntry } from './entryEmails.ts';
import { keepAct } from './history.ts';
import { readEntry } from './people.ts';

type Change = BodyOf<typeof saveEndpoint>;

/**
 * @throws AppError 404 for a line of another list, 409 for the keeper's, 403 if anybody but the keeper changes an organiser's
 */
async function lockEntry(tx: Tx, { club, role }: SeenClub, personId: string, asks: string): Promise<EntryRow> {
  const entry = await tx
    .selectFrom('club_people')
    .selectAll()
    .where('id', '=', personId)
    .where('club_id', '=', club.id)
    .forUpdate()
    .executeTakeFirst();
  if (!entry) throw new AppError('E.notFound');
  if (entry.user_id !== null && entry.user_id === club.keeper_id) throw new AppError('E.club.keeper');
  const isOwn = entry.user_id === asks;
  if (entry.role === 'ORGANISER' && role !== 'KEEPER' && !isOwn) throw new AppError('E.not.allowed');
  return entry;
}

async function checkOrganisers(tx: Tx, clubId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('club_people')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('club_id', '=', clubId)
    .where('role', '=', 'ORGANISER')
    .executeTakeFirstOrThrow();
  if (count >= MAX_ORGANISERS) throw new AppError('E.limit.club', { limit: MAX_ORGANISERS, what: 'ORGANISERS' });
}

/** A line after a change of role or a bar; nobody is a member without an account. */
function roleOf(entry: EntryRow, { role, barred }: Change, now: Date): Partial<EntryRow> {
  if (role === undefined && barred === undefined) return {};
  if (entry.user_id === null) {
    if (role !== undefined && role !== 'GUEST') throw new AppError('E.not.allowed');
    return barred === undefined ? {} : { state: barred ? 'BARRED' : 'IN' };
  }
  const given = role ?? entry.role;
  // Members have pressed something themselves; people who were only put on the list have not.
  const hasActed = entry.joined_at !== null || entry.asked_at !== null || entry.state === 'ASKED';
  if (given !== 'GUEST' && role !== undefined && !hasActed) throw new AppError('E.not.allowed');
  const isIn = barred === undefined ? role !== undefined || entry.state === 'IN' : !barred;
  return {
    role: barred && given === 'ORGANISER' ? 'MEMBER' : given,
    state: isIn ? 'IN' : barred ? 'BARRED' : entry.state,
    joined_at: isIn && given !== 'GUEST' ? (entry.joined_at ?? now) : entry.joined_at,
    organiser_since: given === 'ORGANISER' && !barred ? (entry.organiser_since ?? now) : null,
    ...(isIn && given !== 'GUEST' ? { asked_at: null, message: null } : {}),
  };
}

/** The fields that organisers type; the names of an account are its own. */
async function typedOf(tx: Tx, entry: EntryRow, change: Change): Promise<Partial<EntryRow>> {
  const { firstName, lastName, email, phone, minor, viaId, note } = change;
  if (entry.user_id !== null && (firstName !== undefined || lastName !== undefined))
    throw new AppError('E.not.allowed');
  if (email) await checkAddress(tx, entry, email);
  if (viaId) await checkVia(tx, entry, viaId);
  return {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(email !== undefined && { email: email || null }),
    ...(phone !== undefined && { phone: phone || null }),
    ...(minor !== undefined && { minor }),
    ...(viaId !== undefined && { via_id: viaId }),
    ...(note !== undefined && { note: note || null }),
  };
}

/** @throws AppError 400 for an address that another line of the list has */
async function checkAddress(tx: Tx, { id, club_id }: EntryRow, email: string): Promise<void> {
  const lines = tx.selectFrom('club_people').select('id').where('club_id', '=', club_id).where('email', '=', email);
  const other = await lines.where('id', '<>', id).executeTakeFirst();
  if (other) refuseFields({ email: 'field.twice' });
}

/** @throws AppError 404 for a line of another list, 400 for one that is itself reached through another (R-club-via) */
async function checkVia(tx: Tx, { id, club_id }: EntryRow, viaId: string): Promise<void> {
  const lines = () => tx.selectFrom('club_people').select(['id', 'via_id']).where('club_id', '=', club_id);
  const via = await lines().where('id', '=', viaId).executeTakeFirst();
  if (!via) throw new AppError('E.notFound');
  const reached = await lines().where('via_id', '=', id).executeTakeFirst();
  if (via.id === id || via.via_id !== null || reached) refuseFields({ viaId: 'field.choice' });
}

async function saveLevels(tx: Tx, person_id: string, levels: NonNullable<Change['levels']>, now: Date): Promise<void> {
  for (const { sport, estimate } of levels) {
    const own = tx.deleteFrom('club_levels').where('person_id', '=', person_id).where('sport', '=', sport);
    await own.execute();
    if (estimate === null) continue;
    await tx.insertInto('club_levels').values({ person_id, sport, level: estimate, set_at: now }).execute();
  }
}

/**
 * Changes somebody's role and typed fields, lets in a person who has asked, or bars somebody (R-club-roles, R-club-join,
 * R-club-list).
 * @throws AppError 400, 403, 404, 409
 */
export async function savePerson(
  context: Context,
  userId: string,
  { id, personId }: { id: string; personId: string },
  change: Change,
): Promise<Entry> {
  const now = context.clock.now();
  return context.db.transaction().execute(async (tx) => {
    const seen = await lockFor(tx, 'PEOPLE', id, userId, now);
    const entry = await lockEntry(tx, seen, personId, userId);
    if (change.role === 'ORGANISER' && entry.role !== 'ORGANISER') await checkOrganisers(tx, id);
    const row = { ...roleOf(entry, change, now), ...(await typedOf(tx, entry, change)) };
    if (Object.keys(row).length > 0) await tx.updateTable('club_people').set(row).where('id', '=', personId).execute();
    if (change.levels) await saveLevels(tx, personId, change.levels, now);
    const action = change.barred ? 'BARRED' : change.role !== undefined || change.barred === false ? 'ROLE' : 'TYPED';
    await keepAct(tx, id, { at: now, actor: userId, action, subject: entry.user_id });
    const isTaken = entry.asked_at !== null && row.asked_at === null && row.state === 'IN';
    if (isTaken) await notifyEntry(context, tx, { club: seen.club, line: entry, actor: userId }, 'taken');
    return readEntry(tx, seen.club, personId, userId);
  });
}

/**
 * Takes somebody off the list, or refuses a request to join (R-club-leave).
 * @throws AppError 403, 404, 409
 */
export async function removePerson(
  context: Context,
  userId: string,
  { id, personId }: { id: string; personId: string },
): Promise<void> {
  const now = context.clock.now();
  await context.db.transaction().execute(async (tx) => {
    const seen = await lockFor(tx, 'PEOPLE', id, userId, now);
    const entry = await lockEntry(tx, seen, personId, userId);
    // A guest whose request is refused stays the guest that organisers have put on the list.
    if (entry.role === 'GUEST' && entry.state === 'IN' && entry.asked_at !== null) {
      const refused = { asked_at: null, message: null };
      await tx.updateTable('club_people').set(refused).where('id', '=', entry.id).execute();
    } else await tx.deleteFrom('club_people').where('id', '=', entry.id).execute();
    await keepAct(tx, id, { at: now, actor: userId, action: 'REMOVED', subject: entry.user_id });
    // People who are barred, or have only asked, are told nothing.
    const wasIn = entry.state === 'IN' && entry.joined_at !== null;
    if (wasIn) await notifyEntry(context, tx, { club: seen.club, line: entry, actor: userId }, 'removed');
  });
}
