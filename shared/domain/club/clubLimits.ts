import type { MembershipLevel } from '../values.ts';

/** How many clubs, and people and courts of each, the plan of a keeper allows (R-club-limits). */
export const CLUB_LIMITS: Record<MembershipLevel, { clubs: number; people: number; courts: number }> = {
  PLAYIT: { clubs: 1, people: 100, courts: 6 },
  LOVEIT: { clubs: 2, people: 300, courts: 12 },
  LIVEIT: { clubs: 5, people: 800, courts: 20 },
  OWNIT: { clubs: 20, people: 2000, courts: 40 },
};
