import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import type { BodyOf, ResponseOf } from '../../../../shared/contract/endpoint.ts';
import type { findPastGames } from '../../../../shared/contract/pastGames.ts';
import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { SCORE_FINAL_HOURS, SCORE_OPEN_DAYS } from '../../../../shared/domain/score/scoreOpen.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import { findMoves } from '../../rating/moves.ts';
import { accessOf } from '../access.ts';
import { findDashboardIds, type PastSince } from '../store/lists.ts';
import { loadGames } from '../store/loadGames.ts';
import { findPastPage } from '../store/pastGames.ts';
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
export async function findDashboard(context: Context, userId: string, archive: boolean): Promise<Game[]> {
  const since = pastSince(context.clock.now());
  const ids = await findDashboardIds(context.db, userId, { archive, since, max: MAX_MATCHES });
  const games = await viewsOf(context, userId, ids);
  return archive ? games.map(withoutOffer) : games;
}

const pastSince = (now: Date): PastSince => ({
  endedBefore: subDays(now, SCORE_OPEN_DAYS),
  scoredAfter: subHours(now, SCORE_FINAL_HOURS),
});

async function viewsOf({ db, clock, config }: Context, userId: string, ids: string[]): Promise<Game[]> {
  const now = clock.now();
  const states = await loadGames(db, ids);
  return states.map((state) => toGameView(state, accessOf(state, { kind: 'user', userId }), now, config));
}

/**
 * A page of a user's past games, without end (R-past-pages).
 * @throws AppError 404 when the page is to begin after what is no past game of theirs
 */
export async function findPast(
  context: Context,
  userId: string,
  { search, sort, order, after, limit }: BodyOf<typeof findPastGames>,
): Promise<ResponseOf<typeof findPastGames>> {
  const page = await findPastPage(context.db, userId, {
    since: pastSince(context.clock.now()),
    words: search.split(/\s+/).filter(Boolean),
    sort,
    ascending: order === 'ascending',
    after,
    limit,
  });
  if (after !== null && !page.isKnown) throw new AppError('E.notFound.game');
  const games = await viewsOf(context, userId, page.ids);
  const moves = await findMoves(context.db, userId, page.ids);
  return {
    games: games.map(withoutOffer),
    moves,
    total: page.total,
    next: page.hasMore ? (page.ids.at(-1) ?? null) : null,
  };
}
