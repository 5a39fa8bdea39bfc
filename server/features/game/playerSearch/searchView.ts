import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import type { PlayerSearchView } from '../../../../shared/contract/schemas/playerSearch.ts';
import { roundShown } from '../../../../shared/domain/rating/scale.ts';
import { nextWave } from '../../../../shared/domain/substitutes/nextWave.ts';
import { wakingMinutes } from '../../../../shared/domain/substitutes/wakingTime.ts';
import { shownPicture } from '../../picture/shownPicture.ts';
import { freeSpotsOf, type GameState } from '../gameState.ts';
import { findSharedPhones } from '../store/candidates.ts';
import { type Asked, findAsked, findSearch } from '../store/searches.ts';
import type { Subject } from '../subject.ts';
import { type Candidate, orderedCandidates } from './candidates.ts';
import { callTime, cutoffOf, isEarly, missingOf } from './searchFacts.ts';

/** So many minutes before the match a call may be quicker than a mail. */
const PHONE_MINUTES = 120;

async function phonesOf({ tx, state, now }: Subject, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const start = state.game.from_time;
  const isSoon = start !== null && differenceInMinutes(start, now) < PHONE_MINUTES;
  return isSoon ? findSharedPhones(tx, state.owner.id, userIds) : new Map();
}

const userOf = ({ invitees }: GameState, { inviteeId }: Asked): string =>
  invitees.find(({ id }) => id === inviteeId)?.user_id ?? '';

/** @returns how the search of a game stands, for its organiser (R-substitute-search) */
export async function searchView(subject: Subject): Promise<PlayerSearchView> {
  const { tx, state, now } = subject;
  const search = await findSearch(tx, state);
  const asked = search ? await findAsked(tx, search.id) : [];
  const isLooking = (state.game.status === 'CONFIRMED' || state.game.status === 'SCHEDULED') && freeSpotsOf(state) > 0;
  const next = isLooking ? await orderedCandidates(subject) : [];
  const phones = await phonesOf(subject, [...next.map(({ id }) => id), ...asked.map((each) => userOf(state, each))]);
  const cutoff = cutoffOf(state, now);
  const missing = Math.max(0, isLooking ? missingOf(state) : 0);
  const left = wakingMinutes(now.getTime(), cutoff.getTime(), state.game.timezone);
  const wave = nextWave({ left, candidates: next.length, spots: Math.max(1, missing) });
  const toCandidate = (person: Candidate) => ({
    id: person.id,
    firstName: person.first_name,
    lastName: person.last_name,
    profileImageId: shownPicture(person, now),
    level: roundShown(person.level),
    provisional: person.provisional,
    saidYes: person.saidYes,
    lastAsked: person.lastAsked?.toISOString() ?? null,
    playedHere: person.playedHere,
    phone: phones.get(person.id) ?? null,
  });
  return {
    state: search?.state ?? null,
    wave: search?.wave ?? 0,
    nextAt: search?.state === 'RUNNING' && search.next_at ? callTime(state, search.next_at, now).toISOString() : null,
    cutoff: cutoff.toISOString(),
    missing,
    early: !search && isEarly(state, now),
    batch: wave?.batch ?? 0,
    minutes: wave?.minutes ?? 0,
    asked: asked.map(({ askedAt, turnEnds, ...each }) => ({
      inviteeId: each.inviteeId,
      wave: each.wave,
      askedAt: askedAt.toISOString(),
      turnEnds: turnEnds.toISOString(),
      phone: phones.get(userOf(state, { ...each, askedAt, turnEnds })) ?? null,
    })),
    next: next.map(toCandidate),
  };
}
