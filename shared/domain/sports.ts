/** The differences of the sports in rules: how sets are counted and the defaults of a new game (R-sports, R-set-rule). */
import { venueDay } from './calendar/zone.ts';
import type { GameSetRule, Period, Sport } from './values.ts';

interface CommonRules {
  /** The first is the usual one, until another has replaced it. */
  setRules: readonly [GameSetRule, ...GameSetRule[]];
  /** From which day (`YYYY-MM-DD`) of a match another rule is the usual one: a line when a federation changes its rules. */
  usualSince?: Partial<Record<GameSetRule, string>>;
  /** Default minutes of a new game. */
  duration: number;
}

/** Sets of games with tie-breaks. */
export interface TennisRules extends CommonRules {
  family: 'TENNIS';
  /** Whether a set can end in a tie-break; otherwise one last game is played at five all. */
  tieBreaks: boolean;
}

/** Games to a number of points. */
export interface PointsRules extends CommonRules {
  family: 'POINTS';
  /** Points a winner must lead by once the loser is close. */
  lead: 1 | 2;
  /** By rule, the score that ends a game whatever the lead. */
  caps?: Partial<Record<GameSetRule, number>>;
  /** Points of the third game, where it is shorter. */
  thirdGameTo?: number;
}

const TENNIS_SETS = ['BOF3S', 'BOF5S', 'PRO8', 'PRO10', 'FAST4'] as const;
const TENNIS: TennisRules = { family: 'TENNIS', setRules: TENNIS_SETS, tieBreaks: true, duration: 90 };

/** All differences between the sports in rules, one line each. */
export const SPORT_RULES: Record<Sport, TennisRules | PointsRules> = {
  TENNIS,
  PICKLEBALL: { family: 'POINTS', setRules: ['3X11', '1X11', '1X15', '1X21'], lead: 2, duration: 60 },
  PADEL: TENNIS,
  SQUASH: { family: 'POINTS', setRules: ['5X11'], lead: 2, duration: 60 },
  BADMINTON: {
    family: 'POINTS',
    setRules: ['3X21', '3X15'],
    usualSince: { '3X15': '2027-01-04' },
    lead: 2,
    caps: { '3X21': 30, '3X15': 21 },
    duration: 60,
  },
  RACQUETBALL: { family: 'POINTS', setRules: ['3X15'], lead: 1, thirdGameTo: 11, duration: 60 },
  PADDLE_BALL: { family: 'POINTS', setRules: ['3X21'], lead: 1, duration: 60 },
  // Its sets end at 6-5; short and pro sets are forms of the modern game.
  COURT_TENNIS: { family: 'TENNIS', setRules: ['BOF3S', 'BOF5S'], tieBreaks: false, duration: 90 },
  TABLE_TENNIS: { family: 'POINTS', setRules: ['5X11', '7X11'], lead: 2, duration: 60 },
  PLATFORM_TENNIS: TENNIS,
  PADDLE_TENNIS: TENNIS,
};

interface SetRule {
  /** The maximum number of sets, or games to points, in a match. */
  bestOf: number;
  /** Games in a set, or points in a game, that win it where the other side is not close. */
  to: number;
}

export const SET_RULES: Record<GameSetRule, SetRule> = {
  BOF3S: { bestOf: 3, to: 6 },
  BOF5S: { bestOf: 5, to: 6 },
  PRO8: { bestOf: 1, to: 8 },
  PRO10: { bestOf: 1, to: 10 },
  FAST4: { bestOf: 3, to: 4 },
  '3X11': { bestOf: 3, to: 11 },
  '1X11': { bestOf: 1, to: 11 },
  '1X15': { bestOf: 1, to: 15 },
  '1X21': { bestOf: 1, to: 21 },
  '5X11': { bestOf: 5, to: 11 },
  '7X11': { bestOf: 7, to: 11 },
  '3X21': { bestOf: 3, to: 21 },
  '3X15': { bestOf: 3, to: 15 },
};

export function setRulesOf(sport: Sport): readonly [GameSetRule, ...GameSetRule[]] {
  return SPORT_RULES[sport].setRules;
}

/** @param day of the match, `YYYY-MM-DD` */
export function defaultSetRule(sport: Sport, day: string): GameSetRule {
  const { setRules, usualSince = {} } = SPORT_RULES[sport];
  const since = (rule: GameSetRule) => usualSince[rule] ?? '';
  return setRules.reduce((usual, rule) => (since(rule) <= day && since(rule) > since(usual) ? rule : usual));
}

/** @returns the default rule of a match: by the first day it is offered for, at the venue */
export function usualSetRule(
  sport: Sport,
  { windows, timezone, now }: { windows: readonly Period[]; timezone: string; now: string },
): GameSetRule {
  const [first = now] = windows.map(({ fromTime }) => fromTime).sort((a, b) => Date.parse(a) - Date.parse(b));
  return defaultSetRule(sport, venueDay(first, timezone));
}

/** Default minutes of a new game in this sport; one of DURATIONS. */
export function defaultDuration(sport: Sport): number {
  return SPORT_RULES[sport].duration;
}

/** Whether a set of this sport can end in a tie-break. */
export function hasTieBreaks(sport: Sport): boolean {
  const rules = SPORT_RULES[sport];
  return rules.family === 'TENNIS' && rules.tieBreaks;
}
