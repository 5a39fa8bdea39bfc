import { sql } from 'kysely';
import type { findClubHistory as endpoint } from '../../../shared/contract/clubActs.ts';
import type { QueryOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import type { ClubAct } from '../../../shared/domain/club/clubValues.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { findClub } from './access.ts';

/** Keeps an act, by ids alone. @param act `actor` is null for the clock, `subject` an account, or a match */
export async function keepAct(
  tx: Tx,
  clubId: string,
  act: { at: Date; actor: string | null; action: ClubAct; subject?: string | null },
): Promise<void> {
  await tx
    .insertInto('club_history')
    .values({ club_id: clubId, subject: null, ...act })
    .execute();
}

/** How many acts a page has. */
const PAGE = 50;

interface Row {
  ord: number;
  at: Date;
  action: ClubAct;
  actor: { firstName: string; lastName: string } | null;
  subject: { firstName: string; lastName: string } | null;
  gameId: string | null;
}

/** The account's name of a person; null for somebody who has left. */
const named = (id: string) => sql`(select json_build_object('firstName', first_name, 'lastName', last_name)
  from users where users.id = ${sql.ref(id)} and deleted_at is null)`;

/**
 * @param after `next` of the previous page
 * @returns the acts of organisers and of the clock in a club, the newest first (R-club-history)
 * @throws AppError 403 for anybody but its organisers, 404
 */
export async function findClubHistory(
  { db, clock }: Context,
  userId: string,
  id: string,
  { after }: QueryOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { entry } = await findClub(db, { id }, userId, { now: clock.now() });
  if (entry?.role !== 'ORGANISER') throw new AppError('E.not.allowed');
  const { rows } = await sql<Row>`
    select ord, at, action, ${named('actor')} as actor, ${named('subject')} as subject,
      case when action = 'MATCH' then subject end as "gameId"
    from club_history where club_id = ${id} and ord < ${after ?? '9223372036854775807'}::bigint
    order by ord desc limit ${PAGE + 1}`.execute(db);
  const page = rows.slice(0, PAGE);
  return {
    entries: page.map(({ ord: _ord, at, ...act }) => ({ at: at.toISOString(), ...act })),
    next: rows.length > PAGE ? String(page.at(-1)?.ord) : null,
  };
}
