/**
 * What the membership levels allow and cost (R-plan-limits, R-plan-price): the one table that the server enforces and the
 * page shows.
 */
import { MEMBERSHIP_LEVELS, type MembershipLevel } from '../values.ts';

/** Null is unlimited. Answering, scores, ratings, blocking and export are never limited. */
export interface MembershipLimits {
  /** Games an owner may have open at a time. */
  openGames: number | null;
  guestsPerGame: number | null;
}

export const MEMBERSHIP_LIMITS: Record<MembershipLevel, MembershipLimits> = {
  PLAYIT: { openGames: 5, guestsPerGame: 10 },
  LOVEIT: { openGames: 15, guestsPerGame: 20 },
  LIVEIT: { openGames: 50, guestsPerGame: 40 },
  OWNIT: { openGames: null, guestsPerGame: null },
};

/** Whether having `count` of something, the new one included, stays within the level. */
export function isWithinLimit(level: MembershipLevel, limit: keyof MembershipLimits, count: number): boolean {
  const most = MEMBERSHIP_LIMITS[level][limit];
  return most === null || count <= most;
}

export type PaidLevel = Exclude<MembershipLevel, 'PLAYIT'>;

/** Months a plan pays for. */
export const PLAN_PERIODS = [1, 3, 12] as const;
export type PlanPeriod = (typeof PLAN_PERIODS)[number];

export interface PlanPrice {
  /** Hundredths of the currency's unit, for sums without fractions. */
  amountMinor: number;
  /** Major units, as on the wire. */
  amount: number;
  balls: number;
}

const MONTHLY: Record<PaidLevel, { amountMinor: number; balls: number }> = {
  LOVEIT: { amountMinor: 490, balls: 30 },
  LIVEIT: { amountMinor: 790, balls: 50 },
  OWNIT: { amountMinor: 1490, balls: 90 },
};

const DISCOUNT_PERCENT: Record<PlanPeriod, number> = { 1: 0, 3: 10, 12: 25 };

/** The price of a whole period, in money and in balls, with the discount of longer ones. */
export function planPrice(level: PaidLevel, period: PlanPeriod): PlanPrice {
  const ofPeriod = (monthly: number): number => Math.round((monthly * period * (100 - DISCOUNT_PERCENT[period])) / 100);
  const amountMinor = ofPeriod(MONTHLY[level].amountMinor);
  return { amountMinor, amount: amountMinor / 100, balls: ofPeriod(MONTHLY[level].balls) };
}

/** Pending balls for inviting an address this player has not invited before (R-balls-pending). */
export const BALLS_PER_INVITED_ADDRESS = 10;

export const PAID_LEVELS = ['LOVEIT', 'LIVEIT', 'OWNIT'] as const satisfies readonly PaidLevel[];

/** One thing that can be bought; on the wire its period is the number of months. */
export interface Plan extends PlanPrice {
  /** `[A-Z0-9]`, such as LIVEIT3. */
  id: string;
  level: PaidLevel;
  period: PlanPeriod;
}

/** Everything that can be bought, the cheapest first. */
export const PLANS: readonly Plan[] = PAID_LEVELS.flatMap((level) =>
  PLAN_PERIODS.map((period) => ({ id: `${level}${period}`, level, period, ...planPrice(level, period) })),
);

/** @returns how many percent of the monthly price a period saves, rounded down so as not to promise too much */
export function savedPercent({ level, period, amountMinor }: Plan): number {
  return Math.floor(100 - (amountMinor * 100) / (MONTHLY[level].amountMinor * period));
}

/** The "currency" of payments in balls (R-balls-payment). */
export const BALLS_CURRENCY = 'IPB';

/** How many days before a level ends its holder is told (R-plan-notice), and may renew the plan (R-plan-selectable). */
export const RENEWAL_DAYS = 7;

/** @returns whether the current plan ends so soon that it may be bought again; not once it has been */
function isEnding({ levelEndsAt }: CurrentPlan, now: number): boolean {
  return levelEndsAt !== null && levelEndsAt - now <= RENEWAL_DAYS * 86_400_000;
}

/**
 * @param now milliseconds since 1970
 * @returns whether a plan may be chosen: not the current one before its last days (R-plan-selectable), and none that
 * would never begin
 */
export function isSelectable(plan: { level: PaidLevel; period: number }, present: CurrentPlan, now: number): boolean {
  if (plan.level === present.level && plan.period === present.months) return isEnding(present, now);
  const isEndless = present.level !== 'PLAYIT' && present.months === null;
  return !isEndless || MEMBERSHIP_LEVELS.indexOf(plan.level) > MEMBERSHIP_LEVELS.indexOf(present.level);
}

/** The current plan; months is null for the free level and for one without end. */
export interface CurrentPlan {
  level: MembershipLevel;
  months: number | null;
  /** When the level ends, by all plans that follow each other; milliseconds since 1970, null for none. */
  levelEndsAt: number | null;
}

/** When a plan that is bought now begins, and what happens to the current one. */
export type PlanStart = 'now' | 'credited' | 'longer' | 'later';

/** @returns `credited`: at once, and the rest of a lower level follows; `longer`: the same level goes on */
export function planStart(plan: Pick<Plan, 'level'>, { level }: Pick<CurrentPlan, 'level'>): PlanStart {
  if (level === 'PLAYIT') return 'now';
  const [wanted, present] = [MEMBERSHIP_LEVELS.indexOf(plan.level), MEMBERSHIP_LEVELS.indexOf(level)];
  if (wanted === present) return 'longer';
  return wanted > present ? 'credited' : 'later';
}
