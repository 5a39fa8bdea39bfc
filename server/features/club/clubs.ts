import { addYears } from 'date-fns/addYears';
import { sql } from 'kysely';
import pg from 'pg';
import type { createClub as createEndpoint, saveClub as saveEndpoint } from '../../../shared/contract/club.ts';
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { Me } from '../../../shared/contract/schemas/account.ts';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import { AppError, refuseFields } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId, newToken } from '../../ids.ts';
import { doOnce, type Once } from '../../once/doOnce.ts';
import { consumeLimit, LIMITS } from '../../plugins/limits.ts';
import { lockUser } from '../people/repository.ts';
import { isKnownTo, lockFor, seenBy } from './access.ts';
import { readClub } from './clubView.ts';
import { keepAct } from './history.ts';
import { checkClubs, checkMemberships, checkProved } from './room.ts';

type NewClub = BodyOf<typeof createEndpoint>;
type Changes = BodyOf<typeof saveEndpoint>;

/** For how many years a former address leads to the club, and no other club can take it (R-club). */
const FORMER_YEARS = 1;

/** @throws AppError 400 for a juniors' club that everybody sees */
function checkJuniors(club: { juniors: boolean; visibility: string }): void {
  if (club.juniors && club.visibility === 'PUBLIC') refuseFields({ visibility: 'field.juniors' });
}

/** @throws AppError 409 for an address that another club has, or had some time ago */
async function checkSlug(tx: Tx, slug: string, clubId: string, now: Date): Promise<void> {
  const { rows } = await sql`
    select from clubs where slug = ${slug} and id <> ${clubId}
    union all select from club_slugs where slug = ${slug} and club_id <> ${clubId} and until > ${now}`.execute(tx);
  if (rows.length > 0) throw new AppError('E.club.slug');
}

/** @throws AppError 429 for a club whose address has changed too often: each former one is blocked for a year */
async function checkRenames(context: Context, tx: Tx, clubId: string): Promise<void> {
  try {
    await consumeLimit({ ...context, db: tx }, LIMITS.clubRenames, clubId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError('E.club.renames', { ...error.data, limit: LIMITS.clubRenames.most }, error.limit);
  }
}

/** If two clubs take an address at once, the database refuses the second. */
async function takingSlug<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isTaken = error instanceof pg.DatabaseError && error.constraint === 'clubs_slug_key';
    throw isTaken ? new AppError('E.club.slug') : error;
  }
}

/**
 * Makes a club and its first entry, the keeper's (R-club).
 * @throws AppError 400, 403 for an unproved account or a plan without room, 409 for an address that is taken, 429
 */
export async function createClub(context: Context, userId: string, body: NewClub, once: Once | null): Promise<Club> {
  const now = context.clock.now();
  const juniors = body.juniors ?? false;
  checkJuniors({ juniors, visibility: body.visibility });
  const work = async (tx: Tx): Promise<string> => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('E.auth.required');
    await checkProved(tx, userId);
    await checkClubs(tx, user, now);
    await checkMemberships(tx, userId);
    const id = newId();
    await checkSlug(tx, body.slug, id, now);
    await consumeLimit({ ...context, db: tx }, LIMITS.clubs, userId);
    await tx
      .insertInto('clubs')
      .values({
        ...{ id, juniors, join_token: newToken(), keeper_id: userId, state_since: now, created_at: now },
        ...{ slug: body.slug, name: body.name, sports: body.sports, timezone: body.timezone, country: body.country },
        ...{ city: body.city || null, language: body.language, about: body.about || null },
        ...{ visibility: body.visibility, joining: body.joining },
      })
      .execute();
    await tx
      .insertInto('club_people')
      .values({
        ...{ id: newId(), club_id: id, user_id: userId, role: 'ORGANISER' },
        ...{ joined_at: now, organiser_since: now, added_at: now },
      })
      .execute();
    await keepAct(tx, id, { at: now, actor: userId, action: 'CREATED' });
    return id;
  };
  const { result: id } = await takingSlug(() =>
    context.db.transaction().execute((tx) => doOnce(tx, once, now, () => work(tx))),
  );
  return readClub(context, { id }, userId);
}

/**
 * @throws AppError 403 for anybody but its organisers, 404, 409 for a club that is closed or was changed meanwhile, or an
 *   address that is taken, 429 for an address that has changed three times in 30 days
 */
export async function saveClub(context: Context, userId: string, id: string, changes: Changes): Promise<Club> {
  const now = context.clock.now();
  const { version, membersPublish, ...rest } = changes;
  const given = {
    ...rest,
    ...(membersPublish !== undefined && { members_publish: membersPublish }),
    ...(rest.city !== undefined && { city: rest.city || null }),
    ...(rest.about !== undefined && { about: rest.about || null }),
  };
  await takingSlug(() =>
    context.db.transaction().execute(async (tx) => {
      const { club } = await lockFor(tx, 'EDIT', id, userId, now);
      if (version !== undefined && version !== club.version) {
        throw new AppError('E.club.changed', { version: club.version });
      }
      checkJuniors({ ...club, ...given });
      if (given.slug !== undefined && given.slug !== club.slug) {
        await checkSlug(tx, given.slug, id, now);
        await checkRenames(context, tx, id);
        await tx.deleteFrom('club_slugs').where('slug', 'in', [given.slug, club.slug]).execute();
        await tx
          .insertInto('club_slugs')
          .values({ slug: club.slug, club_id: id, until: addYears(now, FORMER_YEARS) })
          .execute();
      }
      await tx
        .updateTable('clubs')
        .set({ ...given, version: club.version + 1, changed_at: now })
        .where('id', '=', id)
        .execute();
      await keepAct(tx, id, { at: now, actor: userId, action: 'EDITED' });
    }),
  );
  return readClub(context, { id }, userId);
}

/** @returns the clubs that somebody is in or has asked to join, by name (R-club-mine) */
export async function findOwnClubs({ db, clock }: Context, userId: string): Promise<Pick<Me, 'clubs'>> {
  const now = clock.now();
  const lines = await db.selectFrom('club_people').selectAll().where('user_id', '=', userId).execute();
  if (lines.length === 0) return { clubs: [] };
  const ids = lines.map(({ club_id }) => club_id);
  const clubs = await db.selectFrom('clubs').selectAll().where('id', 'in', ids).orderBy('name').orderBy('id').execute();
  const own = clubs.flatMap((club) => {
    const seen = seenBy(club, userId, lines.find(({ club_id }) => club_id === club.id) ?? null, now);
    const { id, slug, name, sports } = club;
    const { role, asked, action } = seen;
    if ((role === null && !asked) || !isKnownTo(seen, now)) return [];
    return [{ id, slug, name, sports, role, asked, publishes: action.includes('MATCH') }];
  });
  return { clubs: own };
}
