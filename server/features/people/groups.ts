import { sql } from 'kysely';
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { saveGroup as endpoint } from '../../../shared/contract/group.ts';
import type { Group } from '../../../shared/contract/schemas/group.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';
import { newId } from '../../ids.ts';

/** Groups of one organiser (R-group). */
const MAX_GROUPS = 50;

type Members = BodyOf<typeof endpoint>['members'];

type Name = Pick<UserRow, 'first_name' | 'last_name'>;

type Find<T> = (db: Queryable, userId: string, wanted: string[]) => Promise<Map<string, T>>;

/** Whom a user knows, and by which names; the feature of matches says it. */
export interface Acquaintances {
  /** Of some ids. */
  among: Find<Name>;
  /** Of addresses that the user typed: members who have answered them (R-own-name). */
  at: Find<Name>;
  /** Of ids of people who are not known by them: the address that the user typed (R-typed-address). */
  typed: Find<string>;
}

/** Whose groups are kept, and who may be in them. */
export interface Grouping {
  context: Context;
  ownerId: string;
  acquaintances: Acquaintances;
}

/** The groups of an organiser by name, or one of them; who is no longer there is left out. */
async function load(db: Queryable, { ownerId, acquaintances }: Grouping, id: string | null): Promise<Group[]> {
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
    group by groups.id order by lower(groups.name), groups.id`.execute(db);
  const ids = rows.flatMap(({ members }) => members.flatMap((member) => member.id ?? []));
  const known = await acquaintances.among(db, ownerId, ids);
  const addresses = rows.flatMap(({ members }) => members.flatMap(({ email }) => email ?? []));
  const met = await acquaintances.at(db, ownerId, addresses);
  const unknown = await acquaintances.typed(
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

async function loadOne(db: Queryable, grouping: Grouping, id: string): Promise<Group> {
  const [group] = await load(db, grouping, id);
  if (!group) throw new AppError('E.notFound');
  return group;
}

/** By id only people the owner knows: anybody else's name would be told by it (R-known-only). */
async function storeMembers(
  tx: Tx,
  { ownerId, acquaintances }: Grouping,
  groupId: string,
  members: Members,
): Promise<void> {
  await tx.deleteFrom('group_members').where('group_id', '=', groupId).execute();
  const ids = members.flatMap(({ id }) => id ?? []);
  const known = await acquaintances.among(tx, ownerId, ids);
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
export const findGroups = (grouping: Grouping): Promise<Group[]> => load(grouping.context.db, grouping, null);

/** @throws AppError 403 with too many groups, 404 for somebody the owner does not know */
export async function saveGroup(grouping: Grouping, name: string, members: Members): Promise<Group> {
  const { context, ownerId } = grouping;
  return context.db.transaction().execute(async (tx) => {
    const id = newId();
    // The owner's row is locked, so that two groups saved at once are counted one after the other.
    await tx.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from groups where owner_id = ${ownerId}`.execute(tx);
    if ((rows[0]?.count ?? 0) >= MAX_GROUPS) throw new AppError('E.limit.groups', { limit: MAX_GROUPS });
    await tx.insertInto('groups').values({ id, owner_id: ownerId, name, created_at: context.clock.now() }).execute();
    await storeMembers(tx, grouping, id, members);
    return loadOne(tx, grouping, id);
  });
}

/** @throws AppError 404 for a group that is not the organiser's, or somebody they do not know */
export async function changeGroup(
  grouping: Grouping,
  id: string,
  { name, members }: { name: string; members?: Members | undefined },
): Promise<Group> {
  const { context } = grouping;
  return context.db.transaction().execute(async (tx) => {
    await loadOne(tx, grouping, id);
    await tx.updateTable('groups').set({ name }).where('id', '=', id).execute();
    if (members) await storeMembers(tx, grouping, id, members);
    return loadOne(tx, grouping, id);
  });
}

/** @throws AppError 404 for a group that is not the organiser's */
export async function deleteGroup({ db }: Context, ownerId: string, id: string): Promise<void> {
  const gone = await db.deleteFrom('groups').where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw new AppError('E.notFound');
}
