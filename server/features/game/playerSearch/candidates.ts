import { candidateOrder, crowdOf } from '../../../../shared/domain/substitutes/candidateOrder.ts';
import type { Crowd } from '../../../../shared/domain/values.ts';
import { hashToken } from '../../../ids.ts';
import { findFitting } from '../../known/askable.ts';
import { findKnownUsers, type KnownRow } from '../../known/knownPeople.ts';
import { loadRatings, type Ratings } from '../../rating/levels.ts';
import { inviteeLimit } from '../commands/addInvitee.ts';
import type { EventContext } from '../events.ts';
import { confirmedOf, type GameState } from '../gameState.ts';
import { isFitting, levelFor } from '../openGames.ts';
import { type CandidateRow, findCandidates } from '../store/search/candidates.ts';
import { countAskedStrangers } from '../store/search/searches.ts';
import { findTurns } from '../store/search/turns.ts';
import { isSingle, spansOf } from './searchFacts.ts';

/** How many known people are looked at. */
const MAX_KNOWN = 200;

/** A person who has not been asked and fits a match, apart from their own matches and answers. */
export interface Candidate extends CandidateRow {
  level: number;
  /** Between their level and the mean of the others in the match. */
  levelDistance: number;
  provisional: boolean;
  playedHere: boolean;
  /** One of the ranked players of about the organiser's level. */
  ranked: boolean;
}

/** The people a search may come to ask (R-substitute-strangers). */
export interface Pool {
  /** People who know the organiser, the best fit first. */
  known: Candidate[];
  /** The others; empty where they are so few that it would show who was left out. */
  strangers: Candidate[];
  /** How many people whom the organiser had not met the match's searches have asked. */
  asked: number;
  /** What the organiser is told about the others. */
  crowd: Crowd;
  /** For how many of them the organiser's plan has room. */
  room: number;
}

export const NOBODY: Pool = { known: [], strangers: [], asked: 0, crowd: 'NONE', room: 0 };

/** @returns the mean level of the organiser and the players */
function levelOfOthers(state: GameState, levelOf: (userId: string) => number): number {
  const levels = [state.ownerLevel, ...confirmedOf(state).map((invitee) => levelOf(invitee.user_id))];
  return levels.reduce((sum, level) => sum + level, 0) / levels.length;
}

/** In an order that only uses what the organiser may know; people whose level is too far away are left out. */
function inShownOrder(state: GameState, candidates: readonly Candidate[]): Candidate[] {
  const unseen = { saidYes: false, askFirst: false };
  const lines = candidateOrder(
    candidates.map((each) => ({ ...each, ...unseen, userId: each.id, hash: hashToken(`${state.game.id} ${each.id}`) })),
  );
  return lines.flatMap(({ userId }) => candidates.find(({ id }) => id === userId) ?? []);
}

function toCandidates(
  state: GameState,
  rows: readonly CandidateRow[],
  { ratings, known, ranked }: { ratings: Ratings; known: ReadonlyMap<string, KnownRow>; ranked: ReadonlySet<string> },
): Candidate[] {
  const levelOf = (userId: string) => levelFor(state, userId, ratings);
  const mean = levelOfOthers(state, levelOf);
  return rows
    .filter((row) => isFitting(state, row, ratings))
    .map((row) => {
      const knownAs = known.get(row.id);
      const { first_name, last_name } = knownAs ?? row;
      const level = levelOf(row.id);
      return {
        ...row,
        // By the name the organiser knows (R-own-name).
        ...{ first_name, last_name },
        ...{
          level,
          levelDistance: Math.abs(level - mean),
          playedHere: knownAs !== undefined && knownAs.last_played !== null,
        },
        provisional: ratings.isProvisional(row.id, state.game.sport, isSingle(state)),
        ranked: ranked.has(row.id),
      };
    });
}

/** @returns how many people the organiser's plan has room for */
async function roomFor(eventContext: EventContext): Promise<number> {
  const { limit } = await inviteeLimit(eventContext, 0);
  return limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit - eventContext.state.invitees.length);
}

/**
 * The people the search of a game may come to ask. It does not show what people play and answer elsewhere
 * (R-substitute-strangers).
 */
export async function findPool(eventContext: EventContext): Promise<Pool> {
  const { tx, state, now } = eventContext;
  const { game, owner } = state;
  const room = await roomFor(eventContext);
  if (room === 0) return NOBODY;
  const knownRows = await findKnownUsers(tx, owner.id, { gameId: game.id, now, max: MAX_KNOWN });
  const known = new Map(knownRows.map((row) => [row.id, row]));
  const fitting = await findFitting(tx, { userId: owner.id, sport: game.sport, single: isSingle(state), now });
  const ranked = new Set(fitting.map(({ id }) => id));
  const userIds = [...new Set([...known.keys(), ...ranked])];
  const rows = await findCandidates(tx, { gameId: game.id, ownerId: owner.id, userIds });
  const ratings = await loadRatings(tx, [...userIds, ...confirmedOf(state).map(({ user_id }) => user_id)]);
  const ordered = inShownOrder(state, toCandidates(state, rows, { ratings, known, ranked }));
  const isMet = ({ id }: Candidate) => known.get(id)?.met === true;
  const strangers = ordered.filter((each) => !isMet(each));
  const asked = strangers.length === 0 ? 0 : await countAskedStrangers(tx, state);
  const crowd = strangers.length === 0 ? 'NONE' : crowdAmong(strangers, asked);
  return { known: ordered.filter(isMet), strangers: crowd === 'NONE' ? [] : strangers, asked, crowd, room };
}

/**
 * People whom a match's searches have asked count as part of the crowd: otherwise the last of them would be alone. People who
 * were only invited do not count, as anybody can make accounts for that.
 */
function crowdAmong(strangers: readonly Pick<Candidate, 'ranked'>[], asked: number): Crowd {
  return crowdOf(strangers.filter(({ ranked }) => ranked).length + asked);
}

/**
 * @param searchId its secret makes it impossible to work out who comes first where nothing else decides
 * @returns ids of the people in a pool whom a search may ask at this moment, in the order of their turns (R-substitute-order)
 */
export async function orderedFree(
  { tx, state, now }: EventContext,
  { known, strangers, asked }: Pool,
  searchId: string,
): Promise<string[]> {
  const { game, owner } = state;
  const candidates = new Map([...known, ...strangers].map((each) => [each.id, each]));
  const turns = await findTurns(tx, {
    gameId: game.id,
    ownerId: owner.id,
    userIds: [...candidates.keys()],
    spans: spansOf(state, now),
    timezone: game.timezone,
    now,
  });
  const facts = turns.flatMap(({ id, ...row }) => {
    const candidate = candidates.get(id);
    return candidate ? [{ ...candidate, ...row, userId: id, hash: hashToken(`${searchId} ${id}`) }] : [];
  });
  const isKnown = ({ id }: Pick<Candidate, 'id'>) => known.some((each) => each.id === id);
  // The others may have been asked so often that one is left: asking that one would reveal whether they have time.
  const isCrowd =
    crowdAmong(
      facts.filter((each) => !isKnown(each)),
      asked,
    ) !== 'NONE';
  return candidateOrder(facts.filter((each) => !each.busy && (isCrowd || isKnown(each)))).map(({ userId }) => userId);
}
