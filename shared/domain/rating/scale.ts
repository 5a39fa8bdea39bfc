/** The scale on which ratings are shown, and those on which players say where they start. */
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

/** The Elo of a shown rating. */
export function toElo(shown: number): number {
  return ELO_AT_START + (shown - START_SHOWN) * ELO_PER_POINT;
}

/** A rating as people read it, with one decimal. */
export function roundShown(shown: number): number {
  return Math.round(shown * 10) / 10;
}

/** A USTA level on the shown scale: 3.5 is 5.0, half a level 1.25 points. */
export function ntrpToShown(ntrp: number): number {
  return START_SHOWN + 2.5 * (ntrp - 3.5);
}

/** One choice of an initial rating, as `GET /api/rating/values` lists it; `productRank` is on the shown scale. */
export interface RatingSystemValue {
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
