import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { fits } from '../../../shared/domain/match/fit.ts';
import { requiredPlayers } from '../../../shared/domain/match/gameActions.ts';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';
import { findUser } from '../people/repository.ts';
import { loadRatings, type Ratings } from '../rating/levels.ts';
import type { GameState } from './gameState.ts';
import { loadGames } from './store/loadGames.ts';
import { findOpenGameIds } from './store/openGames.ts';
import { toOpenView } from './views/gameView.ts';

/** The player's level for the game's kind of match. */
export function levelFor({ game }: GameState, userId: string, ratings: Ratings): number {
  return ratings.levelOf(userId, game.sport, requiredPlayers(game.preference.matchType) === 1);
}

/** Whether an open game is for a registered player (R-open-games). */
export function isFitting(state: GameState, player: UserRow, ratings: Ratings): boolean {
  const { game, owner, windows } = state;
  const { opponentsGender, opponentsLevelFrom, opponentsLevelTo, opponentsAgeFrom, opponentsAgeTo } = game.preference;
  const facts = {
    gender: player.gender,
    yearOfBirth: player.year_of_birth,
    sports: ratings.sportsOf(player.id),
    level: levelFor(state, player.id, ratings),
  };
  return fits(facts, {
    sport: game.sport,
    ownerGender: owner.gender,
    opponentsGender,
    levelFrom: opponentsLevelFrom,
    levelTo: opponentsLevelTo,
    ageFrom: opponentsAgeFrom,
    ageTo: opponentsAgeTo,
    year: new Date(windows[0]?.fromTime ?? game.created_at).getUTCFullYear(),
  });
}

/** How many open games are looked at, and shown at most. */
const MAX_LOOKED_AT = 400;
const MAX_SHOWN = 100;

/** @returns open games of others that fit the user and that they are not in yet, the nearest first (R-open-games) */
export async function findOpenGames({ db, replica, clock, config }: Context, userId: string): Promise<Game[]> {
  const player = await findUser(db, userId);
  if (!player) return [];
  return replica.read(userId, (from) => readOpenGames(from, player, clock.now(), config));
}

async function readOpenGames(db: Database, player: UserRow, now: Date, config: Config): Promise<Game[]> {
  const userId = player.id;
  const ratings = await loadRatings(db, [userId]);
  const sports = ratings.sportsOf(userId);
  const ids = await findOpenGameIds(db, { userId, sports, now, max: MAX_LOOKED_AT });
  const states = await loadGames(db, ids);
  return (
    states
      .filter((state) => isFitting(state, player, ratings))
      .slice(0, MAX_SHOWN)
      // One for members alone was found by a member.
      .map((state) => toOpenView(state, now, config, state.club?.audience === 'CLUB'))
  );
}
