/**
 * The membership that follows from everything a user has bought (R-plan-period). Nothing is converted: a purchase is its months
 * of its level, and the highest level is used up first. So a higher level starts at once and the unused days of the
 * lower one are credited after it, a lower one starts when the current one ends, the same level goes on for longer,
 * and a refunded purchase leaves the others as if it had stopped there.
 */

import { MEMBERSHIP_LEVELS, type MembershipLevel } from '../values.ts';
import type { PaidLevel, PlanStart } from './membership.ts';

/** One plan that was paid for, in money or balls. Instants are milliseconds since 1970. */
export interface Purchase {
  id: string;
  level: PaidLevel;
  /** Null has no end, such as the membership of the demo club's organiser. */
  months: number | null;
  boughtAt: number;
  /** When a refund or a dispute ended it; null otherwise. */
  endedAt: number | null;
}

/** A stretch of time that one purchase pays for, half-open; several of one purchase when a higher level came between. */
export interface MembershipPeriod {
  purchaseId: string;
  level: PaidLevel;
  months: number | null;
  from: number;
  /** Null: no end in sight. */
  to: number | null;
}

const rankOf = (level: MembershipLevel): number => MEMBERSHIP_LEVELS.indexOf(level);

interface Entitlement {
  purchase: Purchase;
  /** How much is left once it has begun; the length of a month depends on the day on which it begins. */
  left: number | null;
}

/** The same time on the same day of the month in UTC, or on its last day: the same in every process, whatever its zone. */
function afterMonths(start: number, months: number): number {
  const date = new Date(start);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

/**
 * @param start when a plan that is bought now begins
 * @param levelEndsAt when the current level ends, milliseconds since 1970; null for no end
 * @returns when such a plan ends; null while it waits for one without end
 */
export function planEnd(months: number, start: PlanStart, levelEndsAt: number | null, now: number): number | null {
  const begins = start === 'now' || start === 'credited' ? now : levelEndsAt;
  return begins === null ? null : afterMonths(begins, months);
}

const endFrom = ({ purchase, left }: Entitlement, start: number): number => {
  if (purchase.months === null) return Number.POSITIVE_INFINITY;
  return left === null ? afterMonths(start, purchase.months) : start + left;
};

/** The highest level first; within a level what has begun, then what was bought first. */
function inOrder(a: Entitlement, b: Entitlement): number {
  const begun = ({ left }: Entitlement) => (left === null ? 1 : 0);
  return (
    rankOf(b.purchase.level) - rankOf(a.purchase.level) ||
    begun(a) - begun(b) ||
    a.purchase.boughtAt - b.purchase.boughtAt ||
    (a.purchase.id < b.purchase.id ? -1 : 1)
  );
}

/**
 * @param purchases in any order
 * @returns the periods they pay for, in order of time; between two of them there may be a gap without membership
 */
export function membershipPeriods(purchases: readonly Purchase[]): MembershipPeriod[] {
  const changes = purchases.flatMap(({ boughtAt, endedAt }) => (endedAt === null ? [boughtAt] : [boughtAt, endedAt]));
  const moments = [...new Set(changes)].sort((a, b) => a - b);
  const periods: MembershipPeriod[] = [];
  let held: Entitlement[] = [];
  for (const [index, moment] of moments.entries()) {
    const bought = purchases
      .filter(({ boughtAt }) => boughtAt === moment)
      .map((purchase) => ({ purchase, left: null }));
    held = [...held, ...bought].filter(({ purchase }) => purchase.endedAt === null || purchase.endedAt > moment);
    held = consume(held, moment, moments[index + 1] ?? Number.POSITIVE_INFINITY, periods);
  }
  return periods;
}

/** Uses up the entitlements between two moments, adding the periods. @returns the entitlements that are left */
function consume(held: Entitlement[], from: number, until: number, periods: MembershipPeriod[]): Entitlement[] {
  let start = from;
  let rest = held.sort(inOrder);
  while (start < until) {
    const [first, ...others] = rest;
    if (!first) return [];
    const end = endFrom(first, start);
    addPeriod(periods, first.purchase, start, Math.min(end, until));
    rest = end > until ? [{ ...first, left: end - until }, ...others] : others;
    start = Math.min(end, until);
  }
  return rest;
}

function addPeriod(periods: MembershipPeriod[], { id, level, months }: Purchase, from: number, to: number): void {
  const end = Number.isFinite(to) ? to : null;
  const last = periods.at(-1);
  if (last?.purchaseId === id && last.to === from) last.to = end;
  else periods.push({ purchaseId: id, level, months, from, to: end });
}

/** A user's membership at an instant. */
export interface Membership {
  level: MembershipLevel;
  /** Months of the plan that pays for it; null for the free level and for one without end. */
  months: number | null;
  /** From when until when all of this is valid; null: no known end. */
  from: number | null;
  to: number | null;
  /** When the level itself ends, with all plans that follow each other; null for the free one and one without end. */
  levelEndsAt: number | null;
  /** The following periods, in order. */
  next: MembershipPeriod[];
}

/** @param periods of membershipPeriods() */
export function membershipAt(periods: readonly MembershipPeriod[], now: number): Membership {
  const present = periods.find(({ from, to }) => from <= now && (to === null || now < to));
  const next = periods.filter(({ from }) => from > now);
  if (!present) {
    const past = periods.filter(({ to }) => to !== null && to <= now);
    const [from, to] = [past.at(-1)?.to ?? null, next[0]?.from ?? null];
    return { level: 'PLAYIT', months: null, from, to, levelEndsAt: null, next };
  }
  const { level, months, from, to } = present;
  let levelEndsAt = to;
  for (const period of next) {
    if (period.level !== level || period.from !== levelEndsAt) break;
    levelEndsAt = period.to;
  }
  return { level, months, from, to, levelEndsAt, next };
}
