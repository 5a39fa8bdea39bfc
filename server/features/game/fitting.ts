import { fits } from '../../../shared/domain/match/fit.ts';
import { requiredPlayers } from '../../../shared/domain/match/gameActions.ts';
import type { UserRow } from '../../db/tables.ts';
import type { Ratings } from '../rating/levels.ts';
import type { GameState } from './gameState.ts';

/** The player's level for the game's kind of match. */
function levelFor({ game }: GameState, userId: string, ratings: Ratings): number {
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
