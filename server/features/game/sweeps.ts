import { expireGames } from './jobs/expireGames.ts';
import { mailUnread } from './jobs/mailUnread.ts';
import { predictMatches } from './jobs/predictMatches.ts';
import { sendReminders } from './jobs/sendReminders.ts';

/** What the clock does to matches by itself, in this order. */
export const GAME_SWEEPS = [expireGames, sendReminders, mailUnread, predictMatches];
