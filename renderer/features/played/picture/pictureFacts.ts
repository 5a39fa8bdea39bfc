import { type FormatPreferences, formatDayLong } from '../../../i18n/format.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import type { Sport } from '../../../ui/sport.ts';
import { boardSides, firstNames, scoreOf } from '../../score/sides.ts';

export interface PictureSide {
  names: readonly string[];
  /** Games or points of each set. */
  scores: readonly number[];
  won: boolean;
}

/** What a picture of a result says: first names, sport, day and score, and neither place nor levels (R-share-picture). */
export interface PictureFacts {
  sport: Sport;
  sportName: string;
  day: string;
  sides: readonly [PictureSide, PictureSide];
}

/** @returns null of a match without figures: there is nothing to show */
export function pictureFacts(game: Game, sportName: string, formats: FormatPreferences): PictureFacts | null {
  if (!game.fromTime || game.gameSet.length === 0 || game.disputed) return null;
  const [initiator, opponent] = boardSides(game, scoreOf(game));
  const names = firstNames(game);
  const side = (people: readonly string[], { scores, won }: typeof initiator) => ({ names: people, scores, won });
  return {
    sport: game.sport,
    sportName,
    day: formatDayLong(game.fromTime, game.timezone, formats),
    sides: [side(names.initiator, initiator), side(names.opponent, opponent)],
  };
}

/** @returns the result as text: `Ann – Zoë 6–4 3–6 7–5` */
export function pictureText({ sides: [one, other] }: PictureFacts): string {
  const sets = one.scores.map((score, set) => `${score}–${other.scores[set] ?? 0}`);
  return `${one.names.join(' + ')} – ${other.names.join(' + ')} ${sets.join(' ')}`;
}
