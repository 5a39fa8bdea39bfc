import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import type { BodyOf, ResponseOf } from '../../../../shared/contract/endpoint.ts';
import type { findPastGames, getPastSums } from '../../../../shared/contract/gameLists.ts';
import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { Form } from '../../../../shared/contract/schemas/ratings/form.ts';
import { courtWeeks } from '../../../../shared/domain/calendar/courtWeeks.ts';
import { venueDay } from '../../../../shared/domain/calendar/zone.ts';
import { MAX_PAST_PAGE } from '../../../../shared/domain/limits.ts';
import { shownChange } from '../../../../shared/domain/rating/scale.ts';
import { SCORE_FINAL_HOURS, SCORE_OPEN_DAYS } from '../../../../shared/domain/score/scoreClaims.ts';
import { isUnanswered } from '../../../../shared/domain/values.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import { findCourse } from '../../rating/history.ts';
import { accessOf } from '../access.ts';
import type { GameState } from '../gameState.ts';
import { findDashboardGames } from '../store/dashboardGames.ts';
import { findCourtTimes, type PastSince } from '../store/lists.ts';
import { findPastPage, findPastSums } from '../store/pastGames.ts';
import { toAnswerView, toGameView } from './gameView.ts';

/** An offer that is no longer open would be most of a long list, which shows when and where the match was. */
function withoutOffer(game: Game): Game {
  return { ...game, shareUrl: null, locationPreference: [], ...(game.fromTime && { calendarPreference: [] }) };
}

/**
 * The games of a user, as owner or invitee, newest first. Past: PLAYED, unless its sides can still agree on a
 * score, CANCELED, or its slot ended more than 14 days ago (R-past-matches).
 */
export async function findDashboard(context: Context, userId: string, archive: boolean): Promise<Game[]> {
  const games = await findDashboardGames(context.db, userId, archive, pastSince(context.clock.now()));
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

/** A card is answered on the list itself, so it has the suggested starts that the page would offer. */
const toDueView: typeof toGameView = (state, access, now, site) =>
  access.invitee && isUnanswered(access.invitee.status)
    ? toAnswerView(state, access, now, site)
    : toGameView(state, access, now, site);

/**
 * A page of a user's past games, without a limit in time (R-past-pages).
 * @throws AppError 404 when `after` is not one of their past games
 */
export async function findPast(
  context: Context,
  userId: string,
  { search, sport, from, to, sort, order, after, limit }: BodyOf<typeof findPastGames>,
): Promise<ResponseOf<typeof findPastGames>> {
  const page = await findPastPage(context.db, userId, {
    since: pastSince(context.clock.now()),
    words: search.split(/\s+/).filter(Boolean),
    sport,
    from,
    to,
    sort,
    ascending: order === 'ascending',
    after,
    limit: Math.min(limit, MAX_PAST_PAGE),
  });
  if (after !== null && !page.isKnown) throw new AppError('E.notFound.game');
  return {
    games: viewsOf(context, userId, page.games).map(withoutOffer),
    moves: page.moves.map(({ gameId, before, change }) => ({ gameId, change: shownChange(before, change) })),
    total: page.total,
    next: page.hasMore ? (page.games.at(-1)?.game.id ?? null) : null,
  };
}

/** The months of a user's past, each with its sums by sport (R-past-sums). */
export async function sumPast({ db, clock }: Context, userId: string): Promise<ResponseOf<typeof getPastSums>> {
  return { months: await findPastSums(db, userId, pastSince(clock.now())) };
}

/** Twelve weeks, and a day for time zones. */
const DAYS_BACK = 86;

/** How somebody plays lately (R-form). */
export async function findForm({ db, clock }: Context, userId: string): Promise<Form> {
  const now = clock.now();
  const [course, times] = await Promise.all([
    findCourse(db, userId),
    findCourtTimes(db, userId, subDays(now, DAYS_BACK)),
  ]);
  const days = times.map(({ sport, from_time, timezone }) => ({
    sport,
    day: venueDay(from_time.toISOString(), timezone),
  }));
  return { course, weeks: courtWeeks(days, now.toISOString().slice(0, 10)) };
}
