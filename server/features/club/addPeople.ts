import type { addPeople as endpoint } from '../../../shared/contract/club.ts';
import type { BodyOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import { importOutcome } from '../../../shared/domain/club/importOutcome.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { ClubRow } from '../../db/tables.ts';
import { newId } from '../../ids.ts';
import { doOnce, type Once } from '../../once/doOnce.ts';
import { findGroups } from '../known/groups.ts';
import { findKnownAmong } from '../known/knownPeople.ts';
import { findTypedAddresses } from '../known/shownNames.ts';
import { peopleApartFrom } from '../people/blocks.ts';
import { lockFor } from './access.ts';
import { keepAct } from './history.ts';
import { findListed, peopleLimit, store } from './importPeople.ts';
import { readEntries } from './people.ts';

/** Somebody as an organiser has typed them. */
interface Typed {
  firstName: string;
  lastName: string;
  email?: string;
}

interface Wanted {
  /** Accounts that the organiser knows by their own names. */
  accounts: string[];
  typed: Typed[];
}

/** @returns the ids of people and what was typed, of a group of the organiser @throws AppError 404 for another's */
async function membersOf(tx: Tx, ownerId: string, groupId: string): Promise<{ ids: string[]; typed: Typed[] }> {
  const group = (await findGroups(tx, ownerId)).find(({ id }) => id === groupId);
  if (!group) throw new AppError('E.notFound');
  return {
    ids: group.members.flatMap(({ id }) => id ?? []),
    typed: group.members.flatMap(({ id, email, firstName, lastName }) =>
      id === null ? [{ firstName, lastName, ...(email && { email }) }] : [],
    ),
  };
}

/**
 * Sorts known people: an account whose own name the organiser knows is added as an account. Others are added as the organiser
 * knows them; their account shows nothing of itself (R-club-unproved).
 */
async function sorted(tx: Tx, userId: string, ids: readonly string[]): Promise<Wanted> {
  const known = await findKnownAmong(tx, userId, [...ids]);
  const apart = await peopleApartFrom(tx, userId);
  const addresses = await findTypedAddresses(tx, userId, [...known.keys()]);
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'type', 'first_name', 'last_name', 'disabled_at'])
    .where('id', 'in', ['', ...known.keys()])
    .execute();
  const wanted: Wanted = { accounts: [], typed: [] };
  for (const { id, type, first_name, last_name, disabled_at } of rows) {
    const name = known.get(id);
    if (!name || apart.has(id) || disabled_at) continue;
    const isOwnName = name.first_name === first_name && name.last_name === last_name;
    const email = addresses.get(id);
    if (type === 'NORMAL' && isOwnName) wanted.accounts.push(id);
    else wanted.typed.push({ firstName: name.first_name, lastName: name.last_name, ...(email && { email }) });
  }
  return wanted;
}

/** @returns those accounts that are not on the list yet, and have not stopped the club (R-club-block) */
async function newAccounts(tx: Tx, clubId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('club_people')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('user_id', 'in', ['', ...ids])
    .union(
      tx
        .selectFrom('club_blocks')
        .select('user_id')
        .where('club_id', '=', clubId)
        .where('user_id', 'in', ['', ...ids]),
    )
    .execute();
  return ids.filter((id) => rows.every(({ user_id }) => user_id !== id));
}

/** @throws AppError 403 when the keeper's plan has no room for all: then nobody is added */
async function checkRoom(tx: Tx, club: ClubRow, added: number, now: Date): Promise<void> {
  const { level, limit, room } = await peopleLimit(tx, club, now);
  if (added > room) throw new AppError('E.limit.club', { ...(level && { level }), limit, what: 'PEOPLE' });
}

/**
 * Adds people whom an organiser knows, by id, and a group of theirs to the list (R-club-add). Nobody is mailed.
 * @returns the new entries
 * @throws AppError 403 for anybody but its organisers or a plan without room, 404 for a person they do not know, 409
 */
export async function addPeople(
  context: Context,
  userId: string,
  id: string,
  { people = [], groupId }: BodyOf<typeof endpoint>,
  once: Once | null,
): Promise<ResponseOf<typeof endpoint>> {
  const now = context.clock.now();
  const work = async (tx: Tx): Promise<string[]> => {
    const { club } = await lockFor(tx, 'PEOPLE', id, userId, now);
    const named = people.map((person) => person.userId);
    const known = await findKnownAmong(tx, userId, named);
    if (named.some((each) => !known.has(each))) throw new AppError('E.notFound');
    const group = groupId ? await membersOf(tx, userId, groupId) : { ids: [], typed: [] };
    const wanted = await sorted(tx, userId, [...new Set([...named, ...group.ids])]);
    const accounts = await newAccounts(tx, id, wanted.accounts);
    const listed = await findListed(tx, id, undefined);
    const room = Number.POSITIVE_INFINITY;
    const done = importOutcome([...wanted.typed, ...group.typed], listed, { now, room, newId });
    const added = accounts.length + done.added.length;
    if (added > 0) await checkRoom(tx, club, added, now);
    const rows = accounts.map((user_id) => ({
      id: newId(),
      club_id: id,
      user_id,
      role: 'GUEST' as const,
      added_at: now,
    }));
    if (rows.length > 0) await tx.insertInto('club_people').values(rows).execute();
    await store(tx, id, done, undefined, now);
    if (added + done.changed.length > 0) await keepAct(tx, id, { at: now, actor: userId, action: 'IMPORTED' });
    return [...rows.map((row) => row.id), ...done.added.map((person) => person.id)];
  };
  return context.db.transaction().execute(async (tx) => {
    const { result: ids } = await doOnce(tx, once, now, () => work(tx));
    return { people: await readEntries(tx, id, ids, userId) };
  });
}
