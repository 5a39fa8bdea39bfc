import type { RatingRule } from '../../../shared/domain/rating/rating.ts';
import type { GameSet, PlayedStatus, Sport, Winner } from '../../../shared/domain/values.ts';
import type { Json } from './column.ts';

/** Rated matches, the changes of ratings, and what players think of each other. */
export interface RatingTables {
  teams: { id: string; sport: Sport; single: boolean; mixed: boolean; players: string[] };
  initial_skills: { user_id: string; sport: Sport; rating: number; set_at: Date };
  rated_matches: {
    game_id: string;
    pool: string;
    day: string;
    initiator_team_id: string;
    opponent_team_id: string;
    initiators: string[];
    opponents: string[];
    winner: Winner;
    /** Null until they are taken from the match. */
    sets: Json<GameSet[]> | null;
    played_status: PlayedStatus | null;
  };
  /** `rule`: of all its receipts; null when some are of the previous rule. */
  rating_pools: { pool: string; rule: RatingRule | null };
  rating_receipts: {
    game_id: string;
    user_id: string;
    pool: string;
    day: string;
    before: number;
    expected: number;
    result: number;
    share: number | null;
    /** Null, like `rule`, in receipts of the previous rule. */
    credit: number | null;
    rule: RatingRule | null;
    k: number;
    change: number;
    after: number;
  };
  ratings: { pool: string; user_id: string; elo: number; matches: number; wins: number; losses: number };
  rankings: {
    pool: string;
    team_id: string;
    elo: number;
    /** Null, like `played`, in a row that the previous release has written. */
    players: string[] | null;
    played: Json<{ matches: number; day: string }[]> | null;
  };
  ranking_steps: { pool: string; step: number; teams: number };
  predictions: {
    game_id: string;
    chance: number;
    day: string;
    initiators: string[];
    opponents: string[];
    made_at: Date;
  };
  reviews: {
    game_id: string;
    reviewer_id: string;
    user_id: string;
    stars: Json<Record<string, number | null>>;
    created_at: Date;
  };
}
