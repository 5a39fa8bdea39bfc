import { BRAND } from '../../../../shared/brand.ts';
import { invitationPath } from '../../../../shared/routes/invitation.ts';
import { gamePath } from '../../../../shared/routes/paths.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { UserRow } from '../../../db/tables.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { accessOf, requirePlayer } from '../access.ts';
import { addMatch, calendarPart, calendarText, newCalendar } from '../emails/calendarPart.ts';
import { namesOf } from '../emails/facts.ts';
import { confirmedOf, slotOf } from '../gameState.ts';
import { findFeedIds } from '../store/lists.ts';
import { loadGame, loadGames } from '../store/loadGames.ts';

/**
 * The agreed match as a file to keep. It links to a page that its reader can open: for a guest, the page they have it from.
 * @param token by which the viewer asks
 * @throws AppError 403 for a viewer who does not play in it, 409 while nothing is agreed
 */
export async function calendarFile(
  context: Context,
  viewer: Viewer,
  { gameId, token }: { gameId: string; token: string | null },
): Promise<{ filename: string; content: string }> {
  const state = await loadGame(context.db, gameId);
  const access = accessOf(state, viewer);
  requirePlayer(access);
  const { role, invitee } = access;
  const slot = slotOf(state);
  if (state.game.status !== 'SCHEDULED' || !slot) throw new AppError('E.game.state');
  const isGuest = viewer.kind === 'invitee' && token !== null;
  const path = isGuest ? invitationPath({ gameId, password: null, token }) : gamePath(gameId);
  return calendarPart(context, state, {
    email: null,
    replyTo: null,
    language: invitee?.language ?? state.owner.language,
    method: 'PUBLISH',
    isOwner: role === 'OWNER',
    url: `${context.config.publicUrl}${path}`,
    slot,
  });
}

/** How far a feed reaches back, and how many matches it has at most. */
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
