import { isProvisional, ratingWidth } from '../../../shared/domain/rating/width.ts';

const DAY = 86_400_000;

/** What a player's ± follows from: their rated matches in a pool, and the venue's day of the last, `YYYY-MM-DD`. */
export interface Played {
  matches: number;
  day: string | null | undefined;
}

/** How sure a rating is today, and whether it says little yet (R-rating-width). */
export function surenessOf({ matches, day }: Played, now: Date): { width: number; provisional: boolean } {
  const idleDays = day ? Math.floor((now.getTime() - Date.parse(day)) / DAY) : 0;
  return { width: ratingWidth(matches, idleDays), provisional: isProvisional(matches) };
}

/** As `surenessOf`, for a player or a pair: at the mean of both, and provisional as long as one of them is. */
export function surenessOfTeam(players: readonly Played[], now: Date): { width: number; provisional: boolean } {
  const each = players.map((player) => surenessOf(player, now));
  return {
    width: each.reduce((sum, { width }) => sum + width, 0) / Math.max(1, each.length),
    provisional: each.some(({ provisional }) => provisional),
  };
}
