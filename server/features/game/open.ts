import { sql } from 'kysely';
import type { Game, GamePreference } from '../../../shared/contract/schemas/gameAnswer.ts';
import type { Gender, Sport } from '../../../shared/domain/values.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { areApart } from '../people/blocks.ts';
import { findUser } from '../people/repository.ts';
import { changeInvitee, recordChange } from './changes.ts';
import { loadFitting, wantedOf } from './fitting.ts';
import { addInvitee, isFull } from './invitations.ts';
import { seatOf } from './permissions.ts';
import { presentGame, presentOpenGame } from './present.ts';
import { type GameState, loadGames, lockGame } from './state.ts';

/** Open games of one answer. */
const MOST = 100;

/** Games looked at in one go, and in all: beyond that they are too old to be found. */
const BATCH = 500;
const BATCHES = 10;

interface Candidate {
  id: string;
  sport: Sport;
  preference: GamePreference;
  ownerGender: Gender | null;
  timezone: string;
  at: Date;
}

async function candidates(db: Queryable, userId: string, now: Date, offset: number): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select games.id, sport, preference, timezone, users.gender as "ownerGender",
      coalesce((select min(game_windows.from_time) from game_windows where game_id = games.id), expires_at) as at
    from games join users on users.id = owner_id
    where status = 'CONFIRMED' and preference ->> 'opponentsSelection' = 'OPENCHALLENGE' and expires_at > ${now}
      and owner_id <> ${userId} and users.deleted_at is null
      and exists (select 1 from user_addresses where user_id = owner_id and validated_at is not null)
      and not exists (select 1 from invitees where game_id = games.id and user_id = ${userId})
      and not exists (
        select 1 from blocks where (user_id, blocked_id) in ((owner_id, ${userId}), (${userId}, owner_id))
      )
    order by games.created_at desc, games.id
    limit ${BATCH} offset ${offset}`.execute(db);
  return rows;
}

/** @returns games of others that look for players and fit this one, newest first (decisions §5 Creating) */
export async function findOpenGames(context: Context, userId: string): Promise<Game[]> {
  const { db, config } = context;
  const now = context.clock.now();
  const fitting = await loadFitting(db, [userId]);
  const found: Game[] = [];
  for (let batch = 0; batch < BATCHES && found.length < MOST; batch += 1) {
    const rows = await candidates(db, userId, now, batch * BATCH);
    const fit = rows.filter((row) => fitting(userId, row).fits).map(({ id }) => id);
    // Where there is no room for him he would find a closed door.
    const states = (await loadGames(db, fit.slice(0, 2 * MOST))).filter((state) => !isFull(state, 1));
    found.push(...states.map((state) => presentOpenGame(state, now, config)));
    if (rows.length < BATCH) break;
  }
  return found.slice(0, MOST);
}

async function isMeantFor(db: Queryable, state: GameState, userId: string): Promise<boolean> {
  if (state.game.preference.opponentsSelection !== 'OPENCHALLENGE' || !state.owner.proved) return false;
  if (await areApart(db, state.owner.id, userId)) return false;
  return (await loadFitting(db, [userId]))(userId, wantedOf(state)).fits;
}

/** @returns whether the game still looks for players and this one fits it */
export async function isOpenTo(db: Queryable, state: GameState, userId: string, now: Date): Promise<boolean> {
  const { status, expires_at } = state.game;
  return status === 'CONFIRMED' && expires_at > now && isMeantFor(db, state, userId);
}

/**
 * "I'm in": a player becomes an invitee of an open game, and answers like everybody else. Who is in already stays as he
 * is (decisions §5 Creating).
 * @throws AppError 403 when the game is not open to him, 409 when it is over or has no room for another guest
 */
export async function joinGame(context: Context, userId: string, gameId: string): Promise<Game> {
  return context.db.transaction().execute(async (tx) => {
    const state = await lockGame(tx, gameId);
    const now = context.clock.now();
    const viewer = { kind: 'user', userId } as const;
    const { role } = seatOf(state, viewer);
    if (role === null) {
      const person = await findUser(tx, userId);
      if (!person || !(await isMeantFor(tx, state, userId))) throw new AppError('E.not.allowed');
      if (state.game.status !== 'CONFIRMED') throw new AppError('E.game.state');
      if (state.game.expires_at <= now) throw new AppError('E-C26');
      const invitee = await addInvitee(context, tx, state, { person, contact: {}, inviter: 'OWNER' });
      await changeInvitee(tx, invitee, { status: 'OPENED' });
      await recordChange(tx, state, { actor: userId, event: 'JOIN', from: state.game.status, at: now });
    }
    if (role === 'OWNER') throw new AppError('E.not.allowed');
    return presentGame(state, seatOf(state, viewer), now, context.config);
  });
}
