/** What tells the sports apart in rules: how sets are counted and what a new game is offered (R-sports, R-set-rule). */
import type { GameSetRule, Sport } from './values.ts';

/** Tennis family: sets of games with tie-breaks. Points family: games to a number of points. */
export type SportFamily = 'TENNIS' | 'POINTS';

interface SportRules {
  family: SportFamily;
  /** Default first. */
  setRules: readonly [GameSetRule, ...GameSetRule[]];
  /** Minutes a new game is given. */
  duration: number;
}

const TENNIS_SETS = ['BOF3S', 'BOF5S', 'PRO8', 'PRO10', 'FAST4'] as const;

const SPORT_RULES: Record<Sport, SportRules> = {
  TENNIS: { family: 'TENNIS', setRules: TENNIS_SETS, duration: 90 },
  PICKLEBALL: { family: 'POINTS', setRules: ['3X11', '1X11', '1X15', '1X21'], duration: 60 },
  PADEL: { family: 'TENNIS', setRules: TENNIS_SETS, duration: 90 },
  SQUASH: { family: 'POINTS', setRules: ['5X11'], duration: 60 },
  BADMINTON: { family: 'POINTS', setRules: ['3X21'], duration: 60 },
  RACQUETBALL: { family: 'POINTS', setRules: ['3X15'], duration: 60 },
  PADDLE_BALL: { family: 'POINTS', setRules: ['3X21'], duration: 60 },
  // Its sets end at 6-5; short and pro sets are forms of the modern game.
  COURT_TENNIS: { family: 'TENNIS', setRules: ['BOF3S', 'BOF5S'], duration: 90 },
  TABLE_TENNIS: { family: 'POINTS', setRules: ['5X11', '7X11'], duration: 60 },
  PLATFORM_TENNIS: { family: 'TENNIS', setRules: TENNIS_SETS, duration: 90 },
  PADDLE_TENNIS: { family: 'TENNIS', setRules: TENNIS_SETS, duration: 90 },
};

export function familyOf(sport: Sport): SportFamily {
  return SPORT_RULES[sport].family;
}

/** The set rules a game of this sport may have; the first is the default. */
export function setRulesOf(sport: Sport): readonly [GameSetRule, ...GameSetRule[]] {
  return SPORT_RULES[sport].setRules;
}

export function defaultSetRule(sport: Sport): GameSetRule {
  return setRulesOf(sport)[0];
}

/** Minutes a new game of this sport is given; one of DURATIONS. */
export function defaultDuration(sport: Sport): number {
  return SPORT_RULES[sport].duration;
}

/** Whether a set of this sport can end in a tie-break. Court tennis plays one last game at five all instead. */
export function hasTieBreaks(sport: Sport): boolean {
  return familyOf(sport) === 'TENNIS' && sport !== 'COURT_TENNIS';
}
