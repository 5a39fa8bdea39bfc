import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import type { PlayerSearchView } from '../../../../shared/contract/schemas/playerSearch.ts';
import { roundShown } from '../../../../shared/domain/rating/scale.ts';
import { isLate } from '../../../../shared/domain/substitutes/nextWave.ts';
import { wakingMinutes } from '../../../../shared/domain/substitutes/wakingTime.ts';
import { shownPicture } from '../../profilePicture/pictures.ts';
import type { EventContext } from '../events.ts';
import { freeSpotsOf, type GameState } from '../gameState.ts';
import { findSharedPhones } from '../store/search/candidates.ts';
import { type Asked, findAsked, findSearch } from '../store/search/searches.ts';
import { type Candidate, findPool, NOBODY } from './candidates.ts';
import { callTime, cutoffOf, isEarly, missingOf } from './searchFacts.ts';

/** How many minutes before the match a call may be quicker than a mail. */
const PHONE_MINUTES = 120;

async function phonesOf(
  { tx, state, now }: EventContext,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const start = state.game.from_time;
  const isSoon = start !== null && differenceInMinutes(start, now) < PHONE_MINUTES;
  return isSoon ? findSharedPhones(tx, state.owner.id, userIds) : new Map();
}

const userOf = ({ invitees }: GameState, { inviteeId }: Asked): string =>
  invitees.find(({ id }) => id === inviteeId)?.user_id ?? '';

/** @returns the search of a game as its organiser sees it (R-substitute-search, R-substitute-strangers) */
export async function searchView(eventContext: EventContext): Promise<PlayerSearchView> {
  const { tx, state, now } = eventContext;
  const search = await findSearch(tx, state);
  const asked = search ? await findAsked(tx, search.id) : [];
  const isLooking = (state.game.status === 'CONFIRMED' || state.game.status === 'SCHEDULED') && freeSpotsOf(state) > 0;
  const pool = isLooking ? await findPool(eventContext) : NOBODY;
  const known = pool.known.slice(0, pool.room);
  const phones = await phonesOf(eventContext, [
    ...known.map(({ id }) => id),
    ...asked.map((each) => userOf(state, each)),
  ]);
  const cutoff = cutoffOf(state, now);
  const left = wakingMinutes(now.getTime(), cutoff.getTime(), state.game.timezone);
  const toCandidate = (person: Candidate) => ({
    id: person.id,
    firstName: person.first_name,
    lastName: person.last_name,
    profileImageId: shownPicture(person, now),
    level: roundShown(person.level),
    provisional: person.provisional,
    lastAsked: person.lastAsked?.toISOString() ?? null,
    playedHere: person.playedHere,
    phone: phones.get(person.id) ?? null,
  });
  return {
    state: search?.state ?? null,
    wave: search?.wave ?? 0,
    nextAt: search?.state === 'RUNNING' && search.next_at ? callTime(state, search.next_at, now).toISOString() : null,
    cutoff: cutoff.toISOString(),
    missing: Math.max(0, isLooking ? missingOf(state) : 0),
    early: !search && isEarly(state, now),
    atOnce: isLate(left),
    asked: asked.map(({ askedAt, turnEnds, ...each }) => ({
      inviteeId: each.inviteeId,
      wave: each.wave,
      askedAt: askedAt.toISOString(),
      turnEnds: turnEnds.toISOString(),
      phone: phones.get(userOf(state, { ...each, askedAt, turnEnds })) ?? null,
    })),
    next: known.map(toCandidate),
    others: pool.crowd,
  };
}
