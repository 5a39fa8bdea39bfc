import type { Crowd } from '../values.ts';

/** What is known about a person who could be asked for a free spot. */
export interface Candidate {
  userId: string;
  /** Between their shown level and the mean of the others in the match; null where one of them is unknown. */
  levelDistance: number | null;
  /** They said that they can play at this time. */
  saidYes: boolean;
  /** When they were last asked to be a substitute; null is never. */
  lastAsked: Date | null;
  /** They have played with this group before. */
  playedHere: boolean;
  /** They said yes once when the spot was taken, and want to be first the next time. */
  askFirst: boolean;
  /** Of match and person: decides where nothing else does. */
  hash: string;
}

/** Bands of level distance, by their upper ends; people who are further away are not asked. */
const BANDS = [0.5, 1, 1.5] as const;
type FitBand = (typeof BANDS)[number];

/** A person on the list, and why they are at this position. */
interface CandidateLine extends Pick<Candidate, 'userId' | 'saidYes' | 'lastAsked' | 'playedHere' | 'askFirst'> {
  /** The maximum distance from the others' mean level. */
  band: FitBand;
}

/** Levels have one decimal, means of them many. */
const ROUNDING = 1e-9;

const bandOf = (distance: number | null): FitBand | null =>
  distance === null ? null : (BANDS.find((band) => distance <= band + ROUNDING) ?? null);

/** People who want to be first come before people who were never asked, and these before the others, the longest ago first. */
const lastAskedRank = ({ askFirst, lastAsked }: Candidate): number =>
  askFirst ? Number.NEGATIVE_INFINITY : (lastAsked?.getTime() ?? -Number.MAX_VALUE);

const sortKeys = (candidate: Candidate, band: FitBand): (number | string)[] => [
  band,
  candidate.saidYes ? 0 : 1,
  lastAskedRank(candidate),
  candidate.playedHere ? 0 : 1,
  candidate.hash,
  candidate.userId,
];

function compareKeys(one: readonly (number | string)[], other: readonly (number | string)[]): number {
  const at = one.findIndex((key, index) => key !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
}

/**
 * In which order people are asked for a free spot, and why (R-substitute-order). The same facts give the same order, in any
 * order of input.
 * @returns a line for each person who may be asked, in the order of asking
 */
export function candidateOrder(candidates: readonly Candidate[]): CandidateLine[] {
  return candidates
    .flatMap((candidate) => {
      const band = bandOf(candidate.levelDistance);
      return band === null ? [] : [{ candidate, band, keys: sortKeys(candidate, band) }];
    })
    .sort((one, other) => compareKeys(one.keys, other.keys))
    .map(({ candidate: { userId, saidYes, lastAsked, playedHere, askFirst }, band }) => ({
      userId,
      band,
      saidYes,
      lastAsked,
      playedHere,
      askFirst,
    }));
}

/** With fewer people it would show who was left out, and why: they are not asked. */
const MIN_CROWD = 5;
const MANY = 10;

/**
 * How many people unknown to the organiser a match fits, as it is shown to the organiser (R-substitute-strangers).
 * @param people counted without looking at what they play and answer
 * @returns NONE also for the few people whom a search does not ask
 */
export function crowdOf(people: number): Crowd {
  if (people < MIN_CROWD) return 'NONE';
  return people < MANY ? 'FEW' : 'MANY';
}
