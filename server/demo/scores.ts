import { MAX_SET_SCORE } from '../../shared/domain/limits.ts';
import { isDecided } from '../../shared/domain/score/outcome.ts';
import { SET_RULES, SPORT_RULES } from '../../shared/domain/sports.ts';
import type { GameSet, GameSetRule, Sport } from '../../shared/domain/values.ts';
import type { Chance } from './chance.ts';

/** How much a rating point changes the chance of a rally. */
const SHARE_OF_POINT = 0.035;

/** One game played rally by rally to `to`, two ahead. */
function race(chance: Chance, share: number, to: number, cap: number): [number, number] {
  let [own, other] = [0, 0];
  while (!(Math.max(own, other) >= to && Math.abs(own - other) >= 2) && Math.max(own, other) < cap) {
    if (chance.next() < share) own += 1;
    else other += 1;
  }
  return [own, other];
}

function entry(
  ord: number,
  [initiatorScore, opponentScore]: [number, number],
  type: GameSet['type'] = 'NORMAL',
): GameSet {
  return { initiatorScore, opponentScore, type, ord };
}

/** A tennis set: games to six, two ahead, a tie-break at six all. */
function tennisSet(chance: Chance, share: number, ord: number): GameSet[] {
  // The serving side wins most games: a set is closer than a race of points.
  const gameShare = 0.5 + (share - 0.5) * 2.2;
  let [own, other] = [0, 0];
  while (!(Math.max(own, other) >= 6 && Math.abs(own - other) >= 2)) {
    if (chance.next() < gameShare) own += 1;
    else other += 1;
    if (own !== 6 || other !== 6) continue;
    const tieBreak = race(chance, share, 7, MAX_SET_SCORE);
    const set: [number, number] = tieBreak[0] > tieBreak[1] ? [7, 6] : [6, 7];
    return [entry(ord, set), entry(ord + 1, tieBreak, 'TB')];
  }
  return [entry(ord, [own, other])];
}

/** The sport and rule of a match, and the difference in strength. */
interface PlayedMatch {
  sport: Sport;
  rule: GameSetRule;
  /** How much stronger the initiators are, in points of the shown scale. */
  lead: number;
}

/**
 * Plays a match at random, so that its score is one that a match could really have.
 */
export function playMatch(chance: Chance, { sport, rule, lead }: PlayedMatch): GameSet[] {
  const share = 0.5 + Math.max(-0.2, Math.min(0.2, lead * SHARE_OF_POINT));
  const rules = SPORT_RULES[sport];
  const sets: GameSet[] = [];
  while (!isDecided(sets, { sport, rule })) {
    const ord = sets.length;
    if (rules.family === 'TENNIS') sets.push(...tennisSet(chance, share, ord));
    else sets.push(entry(ord, race(chance, share, SET_RULES[rule].to, rules.caps?.[rule] ?? MAX_SET_SCORE)));
  }
  return sets;
}
