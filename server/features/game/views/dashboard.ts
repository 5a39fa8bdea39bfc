import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import type { BodyOf, ResponseOf } from '../../../../shared/contract/endpoint.ts';
import type { findPastGames } from '../../../../shared/contract/pastGames.ts';
import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { toShown } from '../../../../shared/domain/rating/scale.ts';
import { SCORE_FINAL_HOURS, SCORE_OPEN_DAYS } from '../../../../shared/domain/score/scoreOpen.ts';
import { isUnanswered } from '../../../../shared/domain/values.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import { userIdOf, type Viewer } from '../../../plugins/auth.ts';
import { accessOf } from '../access.ts';
import type { GameState } from '../gameState.ts';
import { findDashboardGames } from '../store/dashboardGames.ts';
import type { PastSince } from '../store/lists.ts';
import { findPastPage } from '../store/pastGames.ts';
import { toAnswerView } from './answerView.ts';
import { toGameView } from './gameView.ts';

/** What was offered and is not open any more would be most of a long list, which shows when and where it was. */
function withoutOffer(game: Game): Game {
  return { ...game, shareUrl: null, locationPreference: [], ...(game.fromTime && { calendarPreference: [] }) };
}

/**
 * The games of whose session a token is, as owner or invitee, newest first. Past: PLAYED, unless its sides can still agree on a
 * score, CANCELED, or its slot ended more than 14 days ago (R-past-matches).
 * @param onViewer told who it is
 * @throws AppError 401 for a token that is no session's
 */
export async function findDashboard(
  context: Context,
  token: string | null,
  archive: boolean,
  onViewer: (viewer: Viewer | null) => void,
): Promise<Game[]> {
  if (token === null) throw new AppError('E.auth.required');
  const { db, tokens, clock } = context;
  const now = clock.now();
  const { found, games } = await findDashboardGames(db, token, archive, pastSince(now), now);
  const viewer = await tokens.seen(found, { token, gameId: null });
  onViewer(viewer);
  const userId = userIdOf(viewer);
  return archive ? viewsOf(context, userId, games).map(withoutOffer) : viewsOf(context, userId, games, toDueView);
}

const pastSince = (now: Date): PastSince => ({
  endedBefore: subDays(now, SCORE_OPEN_DAYS),
  scoredAfter: subHours(now, SCORE_FINAL_HOURS),
});

function viewsOf(
  { clock, config }: Context,
  userId: string,
  states: readonly GameState[],
  toView: typeof toGameView = toGameView,
): Game[] {
  const now = clock.now();
  return states.map((state) => toView(state, accessOf(state, { kind: 'user', userId }), now, config));
}

/** A card answers where it stands: with the starts that the page would offer first. */
const toDueView: typeof toGameView = (state, access, now, site) =>
  access.invitee && isUnanswered(access.invitee.status)
    ? toAnswerView(state, access, now, site)
    : toGameView(state, access, now, site);

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
  return {
    games: viewsOf(context, userId, page.games).map(withoutOffer),
    moves: page.moves.map(({ gameId, change }) => ({ gameId, change: toShown(change) - toShown(0) })),
    total: page.total,
    next: page.hasMore ? (page.games.at(-1)?.game.id ?? null) : null,
  };
}
