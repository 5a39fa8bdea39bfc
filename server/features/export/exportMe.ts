import type { Export } from '../../../shared/contract/schemas/export.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { findPreferences } from '../account/preferences.ts';
import { serializeMe } from '../account/service.ts';
import { acquaintances } from '../game/acquaintances.ts';
import { findGroups } from '../people/groups.ts';
import { findAddresses, findUser } from '../people/repository.ts';
import { findFactor } from '../session/secondFactor.ts';
import { findOwnGames } from './ownGames.ts';

const written = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What others know of the user, or the user of others. */
async function findPeople(db: Database, userId: string) {
  const blocked = await db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(['users.id', 'users.first_name as firstName', 'users.last_name as lastName', 'blocks.created_at'])
    .where('blocks.user_id', '=', userId)
    .orderBy('blocks.created_at')
    .execute();
  const reviews = await db.selectFrom('reviews').selectAll().where('reviewer_id', '=', userId).execute();
  const invited = await db.selectFrom('friend_invitations').selectAll().where('user_id', '=', userId).execute();
  const balls = await db.selectFrom('ball_entries').selectAll().where('user_id', '=', userId).execute();
  const purchases = await db.selectFrom('membership_purchases').selectAll().where('user_id', '=', userId).execute();
  const payments = await db
    .selectFrom('payments')
    .innerJoin('upgrade_requests', 'upgrade_requests.id', 'request_id')
    .select(['payments.kind', 'payments.amount', 'payments.currency', 'payments.created_at'])
    .where('user_id', '=', userId)
    .execute();
  return {
    blocked: blocked.map(({ created_at, ...person }) => ({ ...person, since: created_at.toISOString() })),
    reviewsGiven: reviews.map((review) => ({
      gameId: review.game_id,
      userId: review.user_id,
      createdAt: review.created_at.toISOString(),
      stars: Object.entries(review.stars).flatMap(([skill, stars]) => (stars === null ? [] : { skill, stars })),
    })),
    friendInvitations: invited.map(({ created_at, earned_at }) => ({
      createdAt: created_at.toISOString(),
      earnedAt: written(earned_at),
    })),
    balls: balls.map(({ amount, reason, created_at }) => ({ amount, reason, createdAt: created_at.toISOString() })),
    memberships: purchases.map(({ level, months, bought_at, ended_at }) => ({
      level,
      months,
      boughtAt: bought_at.toISOString(),
      endedAt: written(ended_at),
    })),
    payments: payments.map(({ created_at, ...payment }) => ({ ...payment, createdAt: created_at.toISOString() })),
  };
}

async function findRatings(db: Database, userId: string) {
  const initial = await db.selectFrom('initial_skills').selectAll().where('user_id', '=', userId).execute();
  const ratings = await db
    .selectFrom('ratings')
    .select(['pool', 'elo', 'matches', 'wins', 'losses'])
    .where('user_id', '=', userId)
    .orderBy('pool')
    .execute();
  const receipts = await db
    .selectFrom('rating_receipts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('pool')
    .orderBy('day')
    .execute();
  return {
    initialRatings: initial.map(({ sport, rating, set_at }) => ({ sport, rating, setAt: set_at.toISOString() })),
    ratings,
    receipts: receipts.map(({ game_id, user_id: _own, ...receipt }) => ({ gameId: game_id, ...receipt })),
  };
}

/** What the user has written into games, and where. */
async function findWritings(db: Database, userId: string) {
  const notes = await db
    .selectFrom('game_notes')
    .select(['game_id', 'message', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('ord')
    .execute();
  const reports = await db
    .selectFrom('player_reports')
    .select(['reason', 'comment', 'created_at'])
    .where('reporter_id', '=', userId)
    .orderBy('ord')
    .execute();
  const venues = await db.selectFrom('locations').selectAll().where('owner_id', '=', userId).orderBy('name').execute();
  return {
    notes: notes.map(({ game_id, message, created_at }) => ({
      gameId: game_id,
      message,
      createdAt: created_at.toISOString(),
    })),
    reports: reports.map(({ created_at, ...report }) => ({ ...report, createdAt: created_at.toISOString() })),
    places: venues.map(({ owner_id: _own, used_at: _used, ...venue }) => venue),
  };
}

async function findPush(db: Database, userId: string) {
  const devices = await db
    .selectFrom('push_devices')
    .select(['browser', 'system', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const choices = await db
    .selectFrom('push_choices')
    .select(['kinds', 'quiet_from as quietFrom', 'quiet_to as quietTo', 'timezone'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    pushDevices: devices.map(({ created_at, ...device }) => ({ ...device, createdAt: created_at.toISOString() })),
    pushChoices: choices ?? null,
  };
}

async function findLogIns(db: Database, userId: string, now: Date) {
  const addresses = await findAddresses(db, userId);
  const logIns = await db.selectFrom('identities').selectAll().where('user_id', '=', userId).execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at', 'browser', 'system'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .execute();
  const factor = await findFactor(db, userId);
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['browser', 'system', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return {
    secondStepSince: written(factor?.confirmed_at ?? null),
    passkeys: passkeys.map(({ browser, system, created_at, used_at }) => ({
      browser,
      system,
      createdAt: created_at.toISOString(),
      lastUsedAt: written(used_at),
    })),
    addresses: addresses.map(({ address, main, validated_at }) => ({
      address,
      main,
      validatedAt: written(validated_at),
    })),
    logIns: logIns.map(({ provider, created_at }) => ({ provider, since: created_at.toISOString() })),
    sessions: sessions.map((session) => ({
      browser: session.browser,
      system: session.system,
      createdAt: session.created_at.toISOString(),
      expiresAt: session.expires_at.toISOString(),
    })),
  };
}

/**
 * Everything that is kept about a user, for the user (R-export).
 * @throws AppError 401 when the account is gone
 */
export async function exportMe(context: Context, userId: string): Promise<Export> {
  const { db, clock } = context;
  const user = await findUser(db, userId);
  if (!user) throw new AppError('E.auth.required');
  return {
    exportedAt: clock.now().toISOString(),
    account: await serializeMe(context, userId),
    createdAt: user.created_at.toISOString(),
    language: user.language,
    invitedByCode: user.invited_by_code,
    preferences: (await findPreferences(context, userId)) ?? null,
    blocksInvitations: user.blocks_invitations,
    takesMails: user.mail_channel,
    ...(await findLogIns(db, userId, clock.now())),
    ...(await findPush(db, userId)),
    games: await findOwnGames(context, userId),
    ...(await findWritings(db, userId)),
    ...(await findRatings(db, userId)),
    ...(await findPeople(db, userId)),
    groups: await findGroups({ context, ownerId: userId, acquaintances }),
  };
}
