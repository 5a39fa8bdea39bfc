import { sql } from 'kysely';
import type { GamePreference } from '../../../shared/contract/schemas/gameAnswer.ts';
import { type FitGame, type FitPlayer, fits } from '../../../shared/domain/fit.ts';
import { requiredPlayers } from '../../../shared/domain/gameActions.ts';
import { roundShown } from '../../../shared/domain/rating.ts';
import type { Gender, Sport } from '../../../shared/domain/values.ts';
import { venueDay } from '../../../shared/domain/zone.ts';
import type { Queryable } from '../../db/database.ts';
import { loadLevels, loadSports } from '../rating/levels.ts';
import type { GameState } from './state.ts';

/** What decides whom a game fits. */
export interface Wanted {
  sport: Sport;
  preference: GamePreference;
  ownerGender: Gender | null;
  timezone: string;
  /** The agreed slot, else the first offered. */
  at: Date;
}

export function wantedOf({ game, owner, windows }: GameState): Wanted {
  const { sport, preference, timezone } = game;
  const at = game.from_time ?? new Date(windows[0]?.fromTime ?? game.expires_at);
  return { sport, preference, timezone, ownerGender: owner.gender, at };
}

const gameOf = ({ sport, preference, ownerGender, timezone, at }: Wanted): FitGame => ({
  sport,
  wishes: preference,
  ownerGender,
  year: Number(venueDay(at.toISOString(), timezone).slice(0, 4)),
});

/** The level people read for a game's kind of match, and whether the game fits. */
type Fitting = (userId: string, wanted: Wanted) => { level: number; fits: boolean };

/** Loads what is known of players, in a fixed number of queries. */
export async function loadFitting(db: Queryable, userIds: string[]): Promise<Fitting> {
  const levels = await loadLevels(db, userIds);
  const sports = await loadSports(db, userIds);
  const people = await db
    .selectFrom('users')
    .select(['id', 'gender', 'year_of_birth'])
    .where(sql<boolean>`id = any(${userIds})`)
    .execute();
  const byId = new Map(people.map((person) => [person.id, person]));
  return (userId, wanted) => {
    const single = requiredPlayers(wanted.preference.matchType) === 1;
    const person = byId.get(userId);
    const player: FitPlayer = {
      level: roundShown(levels(userId, wanted.sport, single)),
      yearOfBirth: person?.year_of_birth ?? null,
      gender: person?.gender ?? null,
      sports: sports.get(userId) ?? [],
    };
    return { level: player.level, fits: fits(player, gameOf(wanted)) };
  };
}
