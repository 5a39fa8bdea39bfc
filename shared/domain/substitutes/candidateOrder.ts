/** What is known of somebody who could be asked for a free spot. */
export interface Candidate {
  userId: string;
  /** Between their shown level and the mean of the others in the match; null where one of them is unknown. */
  levelDistance: number | null;
  /** They said of this time that they can. */
  saidYes: boolean;
  /** When they were last asked to be a substitute; null is never. */
  lastAsked: Date | null;
  /** They have played with this group before. */
  playedHere: boolean;
  /** They said yes once when the spot was taken, and want to be first the next time. */
  askFirst: boolean;
  /** The organiser wants them asked whatever their level is. */
  addedByOwner: boolean;
  /** Of match and person: what decides where nothing else does. */
  hash: string;
}

/** Distances of level, each with its end; who is further away is asked only if the organiser says so. */
const BANDS = [0.5, 1, 1.5] as const;
export type FitBand = (typeof BANDS)[number];

/** Somebody on the list, and why they are where they are. */
export interface CandidateLine extends Pick<Candidate, 'userId' | 'saidYes' | 'lastAsked' | 'playedHere' | 'askFirst'> {
  /** At most so far from the others' mean level; null for whom the organiser added from further away, or of unknown level. */
  band: FitBand | null;
}

/** Levels have one digit after the point, means of them many. */
const ROUNDING = 1e-9;

const bandOf = (distance: number | null): FitBand | null =>
  distance === null ? null : (BANDS.find((band) => distance <= band + ROUNDING) ?? null);

/** Who wants to be first is before who was never asked, and they are before who was asked, the longest ago first. */
const lastAskedRank = ({ askFirst, lastAsked }: Candidate): number =>
  askFirst ? Number.NEGATIVE_INFINITY : (lastAsked?.getTime() ?? -Number.MAX_VALUE);

const sortKeys = (candidate: Candidate): (number | string)[] => [
  bandOf(candidate.levelDistance) ?? Number.POSITIVE_INFINITY,
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
 * In which order people are asked for a free spot, and why (R-substitute-order). The same facts give the same order, in whatever
 * order they come.
 * @returns a line for each who may be asked, the first to be asked first
 */
export function candidateOrder(candidates: readonly Candidate[]): CandidateLine[] {
  return candidates
    .filter(({ levelDistance, addedByOwner }) => addedByOwner || bandOf(levelDistance) !== null)
    .map((candidate) => ({ candidate, keys: sortKeys(candidate) }))
    .sort((one, other) => compareKeys(one.keys, other.keys))
    .map(({ candidate: { userId, levelDistance, saidYes, lastAsked, playedHere, askFirst } }) => ({
      ...{ userId, band: bandOf(levelDistance), saidYes },
      ...{ lastAsked, playedHere, askFirst },
    }));
}
