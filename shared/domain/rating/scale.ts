/** The scale on which ratings are shown, and the scales on which players enter their starting rating. */
import { SPORTS, type Sport } from '../values.ts';

const START_SHOWN = 5;
const ELO_AT_START = 1500;
const ELO_PER_POINT = 200;

/** Elo of a player without an initial skill rating, and of every guest (R-rating-start, R-rating-guest). */
export const START_ELO = ELO_AT_START;

/** 5.0 for 1500, one point for 200; not rounded (R-rating-shown). */
export function toShown(elo: number): number {
  return START_SHOWN + (elo - ELO_AT_START) / ELO_PER_POINT;
}

export function toElo(shown: number): number {
  return ELO_AT_START + (shown - START_SHOWN) * ELO_PER_POINT;
}

/** A rating as people read it, with one decimal. */
export function roundShown(shown: number): number {
  return Math.round(shown * 10) / 10;
}

/** A change of a rating, a chance or a share, as people read it: two decimals. */
export function roundHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** By how much a rating in Elo moved, as people read it: what it was, and this, make what it became (R-rating-change). */
export function shownChange(before: number, change: number): number {
  const [was, is] = [before, before + change].map((elo) => roundHundredths(toShown(elo)));
  return roundHundredths((is ?? 0) - (was ?? 0));
}

/** A USTA level on the shown scale: 3.5 is 5.0, half a level 1.25 points. */
export function ntrpToShown(ntrp: number): number {
  return START_SHOWN + 2.5 * (ntrp - 3.5);
}

/** One choice of an initial rating, as `GET /api/rating/values` lists it; `productRank` is on the shown scale. */
interface RatingSystemValue {
  systemCode: string;
  systemValue: string;
  sportType: Sport;
  productRank: number;
}

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

/** The scales an initial rating can be given on: the club's own, 1 to 10, for every sport, and NTRP for tennis. */
export const RATING_SYSTEMS: readonly {
  code: 'CLUB' | 'NTRP';
  sports: readonly Sport[];
  values: readonly RatingSystemStep[];
}[] = [
  { code: 'CLUB', sports: SPORTS, values: steps(1, 10, 1).map((value) => ({ value: `${value}`, shown: value })) },
  {
    code: 'NTRP',
    sports: ['TENNIS'],
    values: steps(1.5, 7, 0.5).map((value) => ({ value: value.toFixed(1), shown: ntrpToShown(value) })),
  },
];

interface RatingSystemStep {
  value: string;
  shown: number;
}

/** Every choice of every system and sport, in the order of RATING_SYSTEMS. */
export function ratingSystemValues(): RatingSystemValue[] {
  return RATING_SYSTEMS.flatMap(({ code, sports, values }) =>
    sports.flatMap((sportType) =>
      values.map(({ value, shown }) => ({ systemCode: code, systemValue: value, sportType, productRank: shown })),
    ),
  );
}

/** How sure a rating is (R-rating-width). */

/** Below this number of matches a rating is provisional. */
export const PROVISIONAL_BEFORE = 5;

/** Measured on past matches of other players, on the shown scale; see ADR 55. */
const WIDTH_AT_START = 1.6;
const MATCHES_AT_START = 5;
const WIDTH_OF_A_YEAR = 0.3;
const DAYS_OF_A_YEAR = 365;

/** The numbers of matches at which the bands begin for which the quality of predictions is published. */
export const SURENESS_BANDS: readonly number[] = [0, PROVISIONAL_BEFORE, 20, 50];

/** Whether a rating of so few matches says little yet. */
export function isProvisional(matches: number): boolean {
  return matches < PROVISIONAL_BEFORE;
}

/**
 * How far, on the shown scale, a rating may be from its later value: two of three players are within it thirty matches
 * later. Time without a match widens it, and never moves the rating itself.
 * @param matches rated ones in the pool
 * @param idleDays since the last of them
 */
export function ratingWidth(matches: number, idleDays = 0): number {
  const width = WIDTH_AT_START / Math.cbrt(matches + MATCHES_AT_START);
  return Math.sqrt(width ** 2 + WIDTH_OF_A_YEAR ** 2 * (Math.max(0, idleDays) / DAYS_OF_A_YEAR));
}
