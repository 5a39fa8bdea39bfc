import type { COURT_PLANS } from '../../shared/court/courtPlans.ts';

/** The sports that have a plan of their court's lines, and its colours in the tokens. */
export type Sport = keyof typeof COURT_PLANS;
