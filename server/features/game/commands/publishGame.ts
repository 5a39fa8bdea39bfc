import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import type { createGame as endpoint } from '../../../../shared/contract/game.ts';
import type { Game, GamePreference } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { candidateStarts } from '../../../../shared/domain/calendar/calendar.ts';
import { expiresAt } from '../../../../shared/domain/match/expiry.ts';
import { MEMBERSHIP_LIMITS } from '../../../../shared/domain/membership/membership.ts';
import { setRulesOf, usualSetRule } from '../../../../shared/domain/sports.ts';
import type { Period } from '../../../../shared/domain/values.ts';
import { AppError, refuseFields } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { newCode, newId, newToken } from '../../../ids.ts';
import { doOnce, type Once } from '../../../once/doOnce.ts';
import { currentMembership } from '../../membership/membership.ts';
import { findOrInsertLocations } from '../../venue/venues.ts';
import { accessOf } from '../access.ts';
import type { GameEvent } from '../events.ts';
import { publish } from '../publish.ts';
import { insertClubGame } from '../store/clubGames.ts';
import { lockGame } from '../store/loadGames.ts';
import { countOpenGames, insertGame, lockOwner } from '../store/newGame.ts';
import { clubGameOf } from './clubMatch.ts';
import { type CommandContext, viewOf } from './commandContext.ts';
import { inviteContacts } from './invite.ts';

export type NewGameBody = BodyOf<typeof endpoint>;

function preferenceOf(body: NewGameBody, now: Date): GamePreference {
  const given = body.gamePreference;
  const { sport, timezone, calendarPreference: windows } = body;
  const rule = given.gameSetRule ?? usualSetRule(sport, { windows, timezone, now: now.toISOString() });
  if (!setRulesOf(sport).includes(rule)) refuseFields({ 'gamePreference.gameSetRule': 'field.choice' });
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

/** @throws AppError 403 when the owner's plan has no room for another open game (R-plan-limits) */
async function checkOpenGames(tx: Tx, ownerId: string, now: Date): Promise<void> {
  const owner = await lockOwner(tx, ownerId);
  if (!owner) throw new AppError('E.auth.required');
  const { level } = await currentMembership(tx, owner, now);
  const limit = MEMBERSHIP_LIMITS[level].openGames;
  if (limit !== null && (await countOpenGames(tx, ownerId)) >= limit) {
    throw new AppError('E.limit.games', { level, limit });
  }
}

/** @throws AppError 422 when no match of that length fits into the offered times from now on */
export function latestStart(windows: Period[], duration: number, timezone: string, now: Date): string {
  const last = candidateStarts(windows, duration, timezone, now.toISOString()).at(-1);
  if (!last) throw new AppError('E.game.slot');
  return last;
}

/** @returns the id of the stored game, which has no invitees yet */
async function storeGame(context: Context, tx: Tx, ownerId: string, body: NewGameBody): Promise<string> {
  const now = context.clock.now();
  if (body.ownerPlays === false) throw new AppError('E.game.owner');
  const preference = preferenceOf(body, now);
  const last = latestStart(body.calendarPreference, preference.duration, body.timezone, now);
  const expiry = expiresAt(now.toISOString(), body.invitationExpiryDays, last);
  await checkOpenGames(tx, ownerId, now);
  const club = await clubGameOf(tx, ownerId, body, now);
  const organiser = { id: ownerId, timezone: body.timezone };
  const id = newId();
  const game = {
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
    // For members alone: the previous release, which knows no clubs, lists it to nobody.
    preference: JSON.stringify(club?.audience === 'CLUB' ? { ...preference, opponentsSelection: 'FIX' } : preference),
    court_booked: body.courtBooked ?? false,
    finds_substitutes: body.findsSubstitutes ?? false,
    surface: body.surface ?? null,
    cost: body.cost ? JSON.stringify(body.cost) : null,
    created_at: now,
    expires_at: new Date(expiry),
    sets: '[]',
  } as const;
  const locationIds = await findOrInsertLocations(context, tx, organiser, body.locationPreference);
  await insertGame(tx, game, { windows: body.calendarPreference, locationIds });
  if (club) await insertClubGame(tx, id, club);
  return id;
}

/** @returns a game of this owner, locked, as its owner sees it and acts on it */
export async function lockForOwner(context: Context, tx: Tx, ownerId: string, gameId: string): Promise<CommandContext> {
  const viewer = { kind: 'user', userId: ownerId } as const;
  const state = await lockGame(tx, gameId);
  return { context, tx, state, viewer, access: accessOf(state, viewer), now: context.clock.now() };
}

/** A game just published: what its owner sees, and the events to publish. */
export interface Published {
  locked: CommandContext;
  events: GameEvent[];
}

/**
 * Stores a game as CREATED and at once CONFIRMED, with its people (R-create).
 * @throws AppError 400 for an unknown zone, venue, court or set rule, 403 above a limit of the plan or in a club
 * that does not let them publish, 404 and 409 for the club, 422 for times that leave no
 * slot, for inviting oneself or for a game its organiser does not play in
 */
export async function addGame(context: Context, tx: Tx, ownerId: string, body: NewGameBody): Promise<Published> {
  const locked = await lockForOwner(context, tx, ownerId, await storeGame(context, tx, ownerId, body));
  return { locked, events: [{ type: 'Published' }, await inviteContacts(locked, body.contactList)] };
}

/**
 * Publishes a game and sends its invitations.
 * @param once of a call that may come again (R-once)
 * @throws AppError as addGame; then nothing is stored
 */
export async function publishGame(
  context: Context,
  ownerId: string,
  body: NewGameBody,
  once: Once | null = null,
): Promise<Game> {
  return context.db.transaction().execute(async (tx) => {
    const { result: id } = await doOnce(tx, once, context.clock.now(), async () => {
      const { locked, events } = await addGame(context, tx, ownerId, body);
      await publish(locked, { command: 'CREATED', from: 'CREATED', events });
      return locked.state.game.id;
    });
    return viewOf(await lockForOwner(context, tx, ownerId, id));
  });
}
