import type { Gender, OpponentsGender, Sport } from './values.ts';

/** What a game asks of its players (spec §3 Game preference); null is any. */
export interface FitWishes {
  opponentsLevelFrom: number | null;
  opponentsLevelTo: number | null;
  opponentsAgeFrom: number | null;
  opponentsAgeTo: number | null;
  opponentsGender: OpponentsGender;
}

export interface FitGame {
  sport: Sport;
  wishes: FitWishes;
  ownerGender: Gender | null;
  /** Of the match, at the venue. */
  year: number;
}

export interface FitPlayer {
  /** The rating of this kind of match as people read it. */
  level: number;
  yearOfBirth: number | null;
  gender: Gender | null;
  /** Those he has a rating or an initial skill in. */
  sports: readonly Sport[];
}

function isWithin(value: number | null, from: number | null, to: number | null): boolean {
  if (from === null && to === null) return true;
  return value !== null && (from === null || from <= value) && (to === null || value <= to);
}

/**
 * Whether a player is one of those a game is open to (decisions §5: ends included, ages in years at the match). Of whom
 * no sport is known fits every sport; an unknown age or gender fits only where none is asked for.
 */
export function fits(player: FitPlayer, { sport, wishes, ownerGender, year }: FitGame): boolean {
  const age = player.yearOfBirth === null ? null : year - player.yearOfBirth;
  const hasGender = wishes.opponentsGender === 'EITHER' || (player.gender !== null && player.gender === ownerGender);
  return (
    hasGender &&
    (player.sports.length === 0 || player.sports.includes(sport)) &&
    isWithin(player.level, wishes.opponentsLevelFrom, wishes.opponentsLevelTo) &&
    isWithin(age, wishes.opponentsAgeFrom, wishes.opponentsAgeTo)
  );
}
