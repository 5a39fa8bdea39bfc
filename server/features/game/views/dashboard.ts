import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { SCORE_FINAL_HOURS, SCORE_OPEN_DAYS } from '../../../../shared/domain/score/scoreOpen.ts';
import type { Context } from '../../../context.ts';
import { accessOf } from '../access.ts';
import { findDashboardIds } from '../store/lists.ts';
import { loadGames } from '../store/loadGames.ts';
import { toGameView } from './gameView.ts';

/** Matches of one answer; the newest are kept. */
const MAX_MATCHES = 1000;

/** What was offered and is not open any more would be most of a long list, which shows when and where it was. */
function withoutOffer(game: Game): Game {
  return { ...game, shareUrl: null, locationPreference: [], ...(game.fromTime && { calendarPreference: [] }) };
}

/**
 * The games of a user, as owner or invitee, newest first. Past: PLAYED, unless its sides can still agree on a score,
 * CANCELED, or its slot ended more than 14 days ago (R-past-matches).
 */
export async function findDashboard({ db, clock, config }: Context, userId: string, archive: boolean): Promise<Game[]> {
  const now = clock.now();
  const endedBefore = subDays(now, SCORE_OPEN_DAYS);
  const scoredAfter = subHours(now, SCORE_FINAL_HOURS);
  const ids = await findDashboardIds(db, userId, { archive, endedBefore, scoredAfter, max: MAX_MATCHES });
  const states = await loadGames(db, ids);
  const games = states.map((state) => toGameView(state, accessOf(state, { kind: 'user', userId }), now, config));
  return archive ? games.map(withoutOffer) : games;
}
