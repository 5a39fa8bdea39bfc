import { BRAND } from '../../../../shared/brand.ts';
import { gamePath } from '../../../../shared/routes/paths.ts';
import type { Context } from '../../../context.ts';
import type { UserRow } from '../../../db/tables.ts';
import { addMatch, calendarText, newCalendar } from '../emails/calendarPart.ts';
import { namesOf } from '../emails/facts.ts';
import { confirmedOf, slotOf } from '../gameState.ts';
import { findFeedIds } from '../store/lists.ts';
import { loadGames } from '../store/loadGames.ts';

/** What a feed reaches back, and its matches at most. */
const DAYS_BACK = 90;
const MAX_MATCHES = 500;
/** How often a calendar app should ask, in seconds. */
const REFRESH_SECONDS = 3600;

/** @returns a user's agreed and played matches as one iCalendar text (R-calendar-feed) */
export async function calendarFeed(context: Context, user: UserRow): Promise<string> {
  const { db, clock, config } = context;
  const ids = await findFeedIds(db, user.id, { now: clock.now(), daysBack: DAYS_BACK, max: MAX_MATCHES });
  const calendar = newCalendar('PUBLISH').name(BRAND.name).ttl(REFRESH_SECONDS);
  for (const state of await loadGames(db, ids)) {
    const slot = slotOf(state);
    if (!slot) continue;
    const url = `${config.publicUrl}${gamePath(state.game.id)}`;
    const others = [
      ...(state.owner.id === user.id ? [] : [state.owner]),
      ...confirmedOf(state).filter(({ user_id }) => user_id !== user.id),
    ];
    const withWhom = namesOf(others, user.language);
    addMatch(calendar, context, state, { language: user.language, url, slot, withWhom });
  }
  return calendarText(calendar);
}
