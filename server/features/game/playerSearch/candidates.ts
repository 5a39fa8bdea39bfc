import { candidateOrder } from '../../../../shared/domain/substitutes/candidateOrder.ts';
import { hashToken } from '../../../ids.ts';
import { loadRatings } from '../../rating/levels.ts';
import { inviteeLimit } from '../commands/addInvitee.ts';
import type { NamedRow } from '../emails/facts.ts';
import { isFitting, levelFor } from '../fitting.ts';
import { confirmedOf, type GameState } from '../gameState.ts';
import { findFitting } from '../store/askable.ts';
import { type CandidateRow, findCandidates } from '../store/candidates.ts';
import { findKnownUsers } from '../store/lists.ts';
import type { Subject } from '../subject.ts';
import { isSingle, spansOf } from './searchFacts.ts';

/** Known people who are looked at. */
const MAX_KNOWN = 200;

/** Somebody a search may ask, with what decides on their turn. */
export interface Candidate extends CandidateRow {
  level: number;
  provisional: boolean;
  playedHere: boolean;
}

/** What the organiser knows of somebody: whether they have played together, and the name of who is known (R-own-name). */
type Known = { playedHere: boolean; name?: NamedRow };

/** People the organiser knows, and players of about their level whom they may ask, by id. */
async function findPool({ tx, state, now }: Subject): Promise<Map<string, Known>> {
  const { game, owner } = state;
  const known = await findKnownUsers(tx, owner.id, { gameId: game.id, now, max: MAX_KNOWN });
  const asked = { userId: owner.id, sport: game.sport, single: isSingle(state), now };
  const fitting = await findFitting(tx, asked);
  return new Map([
    ...fitting.map(({ id }): [string, Known] => [id, { playedHere: false }]),
    ...known.map(({ id, first_name, last_name, last_played }): [string, Known] => [
      id,
      { playedHere: last_played !== null, name: { first_name, last_name } },
    ]),
  ]);
}

/** @returns the mean level of the organiser and of who is in */
function levelOfOthers(state: GameState, levelOf: (userId: string) => number): number {
  const levels = [state.ownerLevel, ...confirmedOf(state).map((invitee) => levelOf(invitee.user_id))];
  return levels.reduce((sum, level) => sum + level, 0) / levels.length;
}

/**
 * Whom the search of a game may ask now, in the order of their turns; no more than the organiser's plan has room for
 * (R-substitute-order, R-substitute-asked).
 */
export async function orderedCandidates(subject: Subject): Promise<Candidate[]> {
  const { tx, state, now } = subject;
  const { game, owner } = state;
  const { limit } = await inviteeLimit(subject, 0);
  const room = limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit - state.invitees.length);
  if (room === 0) return [];
  const pool = await findPool(subject);
  const rows = await findCandidates(tx, {
    gameId: game.id,
    ownerId: owner.id,
    userIds: [...pool.keys()],
    spans: spansOf(state, now),
    timezone: game.timezone,
    now,
  });
  const players = confirmedOf(state).map((invitee) => invitee.user_id);
  const ratings = await loadRatings(tx, [...rows.map(({ id }) => id), ...players]);
  const levelOf = (userId: string) => levelFor(state, userId, ratings);
  const mean = levelOfOthers(state, levelOf);
  const fitting = rows
    .filter((row) => isFitting(state, row, ratings))
    .map((row) => ({
      ...row,
      ...pool.get(row.id)?.name,
      level: levelOf(row.id),
      provisional: ratings.isProvisional(row.id, game.sport, isSingle(state)),
      playedHere: pool.get(row.id)?.playedHere ?? false,
    }));
  const byId = new Map(fitting.map((candidate) => [candidate.id, candidate]));
  const facts = fitting.map(({ id, level, saidYes, lastAsked, playedHere, askFirst }) => ({
    ...{ userId: id, saidYes, lastAsked, playedHere, askFirst },
    levelDistance: Math.abs(level - mean),
    hash: hashToken(`${game.id} ${id}`),
  }));
  const ordered = candidateOrder(facts).flatMap(({ userId }) => byId.get(userId) ?? []);
  return ordered.slice(0, room);
}
