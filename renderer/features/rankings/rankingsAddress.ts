import { SPORTS, type Sport } from '../../../shared/domain/values.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { PATHS } from '../../../shared/routes/paths.ts';

const TABS = ['personal', 'technical', 'rankings'] as const;
export type RankingsTab = (typeof TABS)[number];
export type Players = 'singles' | 'doubles';

/** The page's state in its address; null for what it leaves open. */
export interface RankingsAddress {
  tab: RankingsTab;
  sport: Sport | null;
  players: Players | null;
  /** The receipt of the last match is asked for. */
  why: boolean;
}

/** @returns the state that an address asks for */
export function readAddress(search: string): RankingsAddress {
  const query = new URLSearchParams(search);
  const named = query.get('sport')?.toUpperCase();
  return {
    tab: TABS.find((tab) => tab === query.get('tab')) ?? 'rankings',
    sport: SPORTS.find((sport) => sport === named) ?? null,
    players: query.has('doubles') ? 'doubles' : query.has('singles') ? 'singles' : null,
    why: query.has('why'),
  };
}

/** @returns the address of a tab of a sport: open choices stay open in it */
export function rankingsPath({ tab, sport, players, why }: RankingsAddress): string {
  const parts = [
    ...(sport === null ? [] : [`sport=${sport}`]),
    ...(players === null ? [] : [players]),
    ...(tab === 'rankings' ? [] : [`tab=${tab}`]),
    ...(why ? ['why'] : []),
  ];
  return parts.length === 0 ? PATHS.ratingsAndRankings : `${PATHS.ratingsAndRankings}?${parts.join('&')}`;
}

/** @returns the name of one of the rankings of a sport: singles or doubles, and whether they are mixed */
export function rankingKind({ double, mixed }: { double: boolean; mixed: boolean }): TextKey {
  if (mixed) return double ? 'rankings.doubles.mixed' : 'rankings.singles.mixed';
  return double ? 'rankings.doubles' : 'rankings.singles';
}
