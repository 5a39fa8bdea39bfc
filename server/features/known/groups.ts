import { sql } from 'kysely';
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { saveGroup as endpoint } from '../../../shared/contract/group.ts';
import type { Group } from '../../../shared/contract/schemas/group.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { findKnownAmong } from './knownPeople.ts';
import { findOwnNamesAt, findTypedAddresses } from './shownNames.ts';

/** Groups of one organiser (R-group). */
const MAX_GROUPS = 50;

type Members = BodyOf<typeof endpoint>['members'];

/** The groups of an organiser by name, or one of them; members who no longer exist are left out. */
async function load(db: Queryable, ownerId: string, id: string | null): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select groups.id, groups.name, coalesce(json_agg(json_build_object(
      'id', users.id,
      'firstName', group_members.first_name,
      'lastName', group_members.last_name,
      'email', group_members.email
    ) order by ord) filter (where group_members.email is not null or users.id is not null), '[]') as members
    from groups
    left join group_members on group_id = groups.id
    left join users on users.id = user_id and deleted_at is null
    where owner_id = ${ownerId} and groups.id = coalesce(${id}, groups.id)
    group by groups.id order by folded(groups.name), groups.id`.execute(db);
  const ids = rows.flatMap(({ members }) => members.flatMap((member) => member.id ?? []));
  const known = await findKnownAmong(db, ownerId, ids);
  const addresses = rows.flatMap(({ members }) => members.flatMap(({ email }) => email ?? []));
  const met = await findOwnNamesAt(db, ownerId, addresses);
  const unknown = await findTypedAddresses(
    db,
    ownerId,
    ids.filter((memberId) => !known.has(memberId)),
  );
  const named = (member: Group['members'][number]) => {
    const email = unknown.get(member.id ?? '');
    if (email !== undefined) return { ...member, id: null, email };
    const name = known.get(member.id ?? '') ?? met.get(member.email ?? '');
    return name ? { ...member, firstName: name.first_name, lastName: name.last_name } : member;
  };
  return rows.map((group) => ({ ...group, members: group.members.map(named) }));
}

async function loadOne(db: Queryable, ownerId: string, id: string): Promise<Group> {
  const [group] = await load(db, ownerId, id);
  if (!group) throw new AppError('E.notFound');
  return group;
}

/** By id only people the owner knows: otherwise it would reveal anybody's name (R-known-only). */
async function storeMembers(tx: Tx, ownerId: string, groupId: string, members: Members): Promise<void> {
  await tx.deleteFrom('group_members').where('group_id', '=', groupId).execute();
  const ids = members.flatMap(({ id }) => id ?? []);
  const known = await findKnownAmong(tx, ownerId, ids);
  if (members.some(({ id }) => id !== undefined && !known.has(id))) throw new AppError('E.notFound');
  const rows = members.map(({ id, firstName = '', lastName = '', email }, ord) => {
    const person = id === undefined ? undefined : known.get(id);
    return {
      group_id: groupId,
      ord,
      user_id: person ? (id ?? null) : null,
      first_name: person?.first_name ?? firstName,
      last_name: person?.last_name ?? lastName,
      email: person ? null : (email ?? null),
    };
  });
  await tx.insertInto('group_members').values(rows).execute();
}

/** @returns the groups of an organiser, by name */
export const findGroups = (db: Queryable, ownerId: string): Promise<Group[]> => load(db, ownerId, null);

/** @throws AppError 403 with too many groups, 404 for a person the owner does not know */
export async function saveGroup(context: Context, ownerId: string, name: string, members: Members): Promise<Group> {
  return context.db.transaction().execute(async (tx) => {
    const id = newId();
    // The owner's row is locked, so that two groups saved at once are counted one after the other.
    await tx.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from groups where owner_id = ${ownerId}`.execute(tx);
    if ((rows[0]?.count ?? 0) >= MAX_GROUPS) throw new AppError('E.limit.groups', { limit: MAX_GROUPS });
    await tx.insertInto('groups').values({ id, owner_id: ownerId, name, created_at: context.clock.now() }).execute();
    await storeMembers(tx, ownerId, id, members);
    return loadOne(tx, ownerId, id);
  });
}

/** @throws AppError 404 for a group that is not the organiser's, or a person they do not know */
export async function changeGroup(
  context: Context,
  ownerId: string,
  id: string,
  { name, members }: { name: string; members?: Members | undefined },
): Promise<Group> {
  return context.db.transaction().execute(async (tx) => {
    await loadOne(tx, ownerId, id);
    await tx.updateTable('groups').set({ name }).where('id', '=', id).execute();
    if (members) await storeMembers(tx, ownerId, id, members);
    return loadOne(tx, ownerId, id);
  });
}

/** @throws AppError 404 for a group that is not the organiser's */
export async function deleteGroup({ db }: Context, ownerId: string, id: string): Promise<void> {
  const gone = await db.deleteFrom('groups').where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw new AppError('E.notFound');
}
