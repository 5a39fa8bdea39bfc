import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import type { createGame as endpoint } from '../../../../shared/contract/game.ts';
import type { Game, GamePreference } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { candidateStarts } from '../../../../shared/domain/calendar.ts';
import { expiresAt } from '../../../../shared/domain/expiry.ts';
import { MEMBERSHIP_LIMITS } from '../../../../shared/domain/membership.ts';
import { defaultSetRule, setRulesOf } from '../../../../shared/domain/sports.ts';
import type { Period } from '../../../../shared/domain/values.ts';
import { isTimeZone } from '../../../../shared/domain/zone.ts';
import { AppError, refuseFields } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { newCode, newId, newToken } from '../../../ids.ts';
import { presentMembership } from '../../member/membership.ts';
import { seatOf } from '../permissions.ts';
import { recordChange } from '../store/changes.ts';
import { type GameState, lockGame, type Member } from '../store/gameState.ts';
import { locationsOf } from '../store/venues.ts';
import { presentGame } from '../views/gameView.ts';
import { addContacts, mailPending } from './invite.ts';

type Body = BodyOf<typeof endpoint>;

function preferenceOf(body: Body): GamePreference {
  const given = body.gamePreference;
  const rule = given.gameSetRule ?? defaultSetRule(body.sport);
  if (!setRulesOf(body.sport).includes(rule)) refuseFields({ 'gamePreference.gameSetRule': 'field.choice' });
  return {
    ...given,
    level: given.level ?? null,
    opponentsLevelFrom: given.opponentsLevelFrom ?? null,
    opponentsLevelTo: given.opponentsLevelTo ?? null,
    opponentsAgeFrom: given.opponentsAgeFrom ?? null,
    opponentsAgeTo: given.opponentsAgeTo ?? null,
    gameSetRule: rule,
  };
}

/** @throws AppError 403 when the owner's membership has no room for another open game */
async function checkOpenGames(tx: Tx, ownerId: string, now: Date): Promise<void> {
  // The owner's row is locked, so that two games made at once are counted one after the other. Rows that merely refer
  // to the owner must not wait for it.
  const owner = await tx
    .selectFrom('users')
    .select(['id', 'membership_level', 'membership_payment_period', 'membership_from', 'membership_until'])
    .where('id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!owner) throw new AppError('E.auth.required');
  const { level } = await presentMembership(tx, owner, now);
  const limit = MEMBERSHIP_LIMITS[level].openGames;
  if (limit === null) return;
  const { open } = await tx
    .selectFrom('games')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('owner_id', '=', ownerId)
    .where('status', 'in', ['CONFIRMED', 'SCHEDULED'])
    .executeTakeFirstOrThrow();
  if (open >= limit) throw new AppError('E.limit.games', { level, limit });
}

/** @throws AppError 422 when no match of that length fits into the offered times from now on */
export function latestStart(windows: Period[], duration: number, timezone: string, now: Date): string {
  const last = candidateStarts(windows, duration, timezone, now.toISOString()).at(-1);
  if (!last) throw new AppError('E.game.slot');
  return last;
}

/** A game just stored, and who is to be mailed about it. */
export interface StoredGame {
  state: GameState;
  added: Member[];
}

/**
 * Stores a game as CREATED and at once CONFIRMED, its people without a mail (decisions §5 Creating).
 * @throws AppError 400 for an unknown zone, place or set rule, 403 above a membership limit, 422 for times that leave no
 * slot, for inviting oneself or for a game its organiser does not play in
 */
export async function storeGame(context: Context, tx: Tx, ownerId: string, body: Body): Promise<StoredGame> {
  const now = context.clock.now();
  if (body.ownerPlays === false) throw new AppError('E.game.owner');
  if (!isTimeZone(body.timezone)) refuseFields({ timezone: 'field.choice' });
  const preference = preferenceOf(body);
  const expiry = expiresAt(
    now.toISOString(),
    body.invitationExpiryDays,
    latestStart(body.calendarPreference, preference.duration, body.timezone, now),
  );
  await checkOpenGames(tx, ownerId, now);
  const id = newId();
  await tx
    .insertInto('games')
    .values({
      id,
      code: newCode(),
      owner_id: ownerId,
      sport: body.sport,
      status: 'CONFIRMED',
      prev_status: 'CREATED',
      notes: body.notes || null,
      share_my_phone: body.shareMyPhone,
      share_token: newToken(),
      invitation_expiry_days: body.invitationExpiryDays,
      timezone: body.timezone,
      preference: JSON.stringify(preference),
      court_booked: body.courtBooked ?? false,
      surface: body.surface ?? null,
      cost: body.cost ? JSON.stringify(body.cost) : null,
      created_at: now,
      expires_at: new Date(expiry),
      sets: '[]',
    })
    .execute();
  for (const { fromTime, toTime } of body.calendarPreference) {
    await tx
      .insertInto('game_windows')
      .values({ id: newId(), game_id: id, from_time: new Date(fromTime), to_time: new Date(toTime) })
      .execute();
  }
  const locations = await locationsOf(context, tx, { id: ownerId, timezone: body.timezone }, body.locationPreference);
  for (const [ord, locationId] of locations.entries()) {
    await tx.insertInto('game_places').values({ id: newId(), game_id: id, location_id: locationId, ord }).execute();
  }
  const state = await lockGame(tx, id);
  const added = await addContacts(context, tx, state, body.contactList);
  await recordChange(tx, state, { actor: ownerId, event: 'CREATED', from: 'CREATED', at: now });
  return { state, added };
}

/** The game as its owner sees it. */
export const presentStored = (context: Context, { state }: StoredGame): Game =>
  presentGame(state, seatOf(state, { kind: 'user', userId: state.owner.id }), context.clock.now(), context.config);

/**
 * Publishes a game, its invitations on their way.
 * @throws AppError as storeGame; then nothing is stored
 */
export async function createGame(context: Context, ownerId: string, body: Body): Promise<Game> {
  return context.db.transaction().execute(async (tx) => {
    const stored = await storeGame(context, tx, ownerId, body);
    await mailPending(context, tx, stored.state, stored.added);
    return presentStored(context, stored);
  });
}
