import { expireGames } from './jobs/expireGames.ts';
import { predictMatches } from './jobs/predictMatches.ts';
import { remindUnread } from './jobs/remindUnread.ts';
import { sendReminders } from './jobs/sendReminders.ts';
import { runDueSearches } from './playerSearch/runSearches.ts';

/** What the clock does to matches by itself, in this order. */
export const GAME_SWEEPS = [expireGames, runDueSearches, sendReminders, remindUnread, predictMatches];

export { runSearch } from './playerSearch/runSearches.ts';
