import type { Gender, OpponentsGender, Sport } from '../values.ts';

/** What is known about a registered player. */
export interface FitPlayer {
  gender: Gender | null;
  yearOfBirth: number | null;
  /** Sports with a rating; empty for a newcomer. */
  sports: readonly Sport[];
  /** Shown rating for the kind of match. */
  level: number;
}

/** The players an open game is for; null is any. */
export interface FitWish {
  sport: Sport;
  ownerGender: Gender | null;
  opponentsGender: OpponentsGender;
  levelFrom: number | null;
  levelTo: number | null;
  ageFrom: number | null;
  ageTo: number | null;
  /** Of the match. */
  year: number;
}

const within = (value: number, from: number | null, to: number | null): boolean =>
  (from === null || from <= value) && (to === null || value <= to);

/**
 * Whether an open game is for a player: sport, level, age and gender, ends included (R-fit). Only the year of birth is known,
 * so a player fits who could be of an age.
 */
export function fits(player: FitPlayer, wish: FitWish): boolean {
  // A newcomer may try every sport.
  if (player.sports.length > 0 && !player.sports.includes(wish.sport)) return false;
  if (wish.opponentsGender === 'SAME' && (player.gender === null || player.gender !== wish.ownerGender)) return false;
  if (!within(player.level, wish.levelFrom, wish.levelTo)) return false;
  if (wish.ageFrom === null && wish.ageTo === null) return true;
  if (player.yearOfBirth === null) return false;
  const turning = wish.year - player.yearOfBirth;
  return within(turning, wish.ageFrom, wish.ageTo) || within(turning - 1, wish.ageFrom, wish.ageTo);
}
