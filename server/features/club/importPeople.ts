import { sql } from 'kysely';
import type { BodyOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import type { importPeople as endpoint } from '../../../shared/contract/roster.ts';
import { CLUB_LIMITS } from '../../../shared/domain/club/clubLimits.ts';
import {
  IMPORT_OUTCOMES,
  type Import,
  type ImportOutcome,
  importOutcome,
  type ListedPerson,
} from '../../../shared/domain/club/importOutcome.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { ClubRow } from '../../db/tables.ts';
import { newId } from '../../ids.ts';
import { doOnce, type Once } from '../../once/doOnce.ts';
import { currentMembership } from '../membership/membership.ts';
import { findUser } from '../people/repository.ts';
import { lockFor } from './access.ts';
import { keepAct } from './history.ts';
import { FIRST_NAME, LAST_NAME } from './people.ts';

/** @param sport whose level is compared @returns the list of a club as an import reads it */
export async function findListed(tx: Tx, clubId: string, sport: Sport | undefined): Promise<ListedPerson[]> {
  const { rows } = await sql<ListedPerson>`
    select club_people.id, ${FIRST_NAME} as "firstName", ${LAST_NAME} as "lastName", email, club_people.phone, minor,
      via_id as "viaId", user_id is not null as "hasAccount", level,
      -- Whose request to join is open has not shown an address to this club yet.
      array(select address from user_addresses where user_addresses.user_id = club_people.user_id
        and validated_at is not null and club_people.joined_at is not null) as proved
    from club_people left join users on users.id = user_id
      left join club_levels on person_id = club_people.id and sport = ${sport ?? null}
    where club_id = ${clubId}
    order by added_at, club_people.id`.execute(tx);
  return rows;
}

/**
 * @returns the plan of the keeper, how many people their club's list has room for (R-club-limits), and how many more. Strangers
 *   who ask to join take no room. People who are barred do, or barring would make room for an endless list
 */
export async function peopleLimit(tx: Tx, { id, keeper_id }: ClubRow, now: Date) {
  const keeper = keeper_id === null ? undefined : await findUser(tx, keeper_id);
  if (!keeper) return { level: undefined, limit: 0, room: 0 };
  const { level } = await currentMembership(tx, keeper, now);
  const limit = CLUB_LIMITS[level].people;
  const { count } = await tx
    .selectFrom('club_people')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('club_id', '=', id)
    .where('state', '<>', 'ASKED')
    .executeTakeFirstOrThrow();
  return { level, limit, room: limit - count };
}

/** Stores new and changed people in three statements, however many they are. */
export async function store(tx: Tx, clubId: string, { added, changed }: Import, sport: Sport | undefined, now: Date) {
  const shape = sql`(id text, "firstName" text, "lastName" text, email text, phone text, minor boolean, "viaId" text,
    level double precision)`;
  await sql`insert into club_people
      (id, club_id, role, first_name, last_name, email, phone, minor, via_id, added_at)
    select id, ${clubId}, 'GUEST', "firstName", "lastName", email, phone, minor, "viaId", ${now}
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as person ${shape}`.execute(tx);
  await sql`update club_people set email = person.email, phone = person.phone, minor = person.minor,
      last_name = case when user_id is null then "lastName" else last_name end
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as person ${shape}
    where club_people.id = person.id and club_id = ${clubId}`.execute(tx);
  if (!sport) return;
  const levels = JSON.stringify([...added, ...changed].filter(({ level }) => level !== null));
  await sql`insert into club_levels (person_id, sport, level, set_at)
    select id, ${sport}, level, ${now} from jsonb_to_recordset(${levels}::jsonb) as person ${shape}
    on conflict (person_id, sport) do update set level = excluded.level, set_at = excluded.set_at`.execute(tx);
}

/**
 * Reports what an import of a list would do, or does it, by one function (R-club-import). Nobody is mailed.
 * @throws AppError 403, 404, 409
 */
export async function importPeople(
  context: Context,
  userId: string,
  id: string,
  { lines, sport, dryRun }: BodyOf<typeof endpoint>,
  once: Once | null,
): Promise<ResponseOf<typeof endpoint>> {
  const now = context.clock.now();
  const work = async (tx: Tx): Promise<ResponseOf<typeof endpoint>> => {
    const { club } = await lockFor(tx, 'PEOPLE', id, userId, now);
    const listed = await findListed(tx, id, sport);
    const { room } = await peopleLimit(tx, club, now);
    // Without a sport nobody has a level in it.
    const read = sport ? lines : lines.map(({ level: _none, ...line }) => line);
    const done = importOutcome(read, listed, { now, room, newId });
    if (!dryRun && done.added.length + done.changed.length > 0) {
      await store(tx, id, done, sport, now);
      await keepAct(tx, id, { at: now, actor: userId, action: 'IMPORTED' });
    }
    const counts = Object.fromEntries(
      IMPORT_OUTCOMES.map((kind) => [kind, done.lines.filter(({ outcome }) => outcome === kind).length]),
    ) as Record<ImportOutcome, number>;
    return {
      lines: done.lines.map(({ outcome, problems, changes }, at) => ({ line: at, outcome, fields: problems, changes })),
      counts,
    };
  };
  const { result } = await context.db.transaction().execute((tx) => doOnce(tx, once, now, () => work(tx)));
  return result;
}
