import { inLine } from '../../../shared/locales/intl.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { formatFigures } from '../../../shared/locales/score.ts';
import { type FormatPreferences, formatDayLong, formatTime } from '../../i18n/format.ts';
import type { Game } from '../../stores/GamesStore.ts';
import type { Sport } from '../../ui/sport.ts';
import { boardSides, firstNames, scoreOf } from '../score/sides.ts';

export interface PictureSide {
  names: readonly string[];
  /** Games or points of each set. */
  scores: readonly number[];
  /** Points of the tie-break that decided a set; null where there was none. */
  tieBreaks: readonly (number | null)[];
  won: boolean;
}

/**
 * The facts in the picture of a match: first names, sport, day, and its score or its time, neither place nor levels
 * (R-share-picture).
 */
export interface PictureFacts {
  sport: Sport;
  sportName: string;
  day: string;
  sides: readonly [PictureSide, PictureSide];
  /** The time of an agreed match, by the clock of its venue; null for a played one. */
  time: { from: string; to: string } | null;
}

const NO_SCORE = { scores: [], tieBreaks: [], won: false };

/** @returns null where there is nothing to show: of a match without a time, and of a result without figures */
export function pictureFacts(game: Game, sportName: string, formats: FormatPreferences): PictureFacts | null {
  const { fromTime, toTime, timezone, sport } = game;
  if (!fromTime || !toTime || game.disputed) return null;
  const hasScore = game.gameSet.length > 0;
  const isAgreed = game.status === 'SCHEDULED' && !hasScore;
  if (!isAgreed && !hasScore) return null;
  const day = formatDayLong(fromTime, timezone, formats);
  const names = firstNames(game);
  const facts = { sport, sportName, day };
  if (isAgreed) {
    const side = (people: readonly string[]) => ({ ...NO_SCORE, names: people });
    const time = { from: formatTime(fromTime, timezone, formats), to: formatTime(toTime, timezone, formats) };
    return { ...facts, sides: [side(names.initiator), side(names.opponent)], time };
  }
  const [initiator, opponent] = boardSides(game, scoreOf(game), formats.language);
  const side = (people: readonly string[], { scores, tieBreaks = [], won }: typeof initiator) => ({
    names: people,
    scores,
    tieBreaks,
    won,
  });
  return { ...facts, sides: [side(names.initiator, initiator), side(names.opponent, opponent)], time: null };
}

/** @returns the same as text: `Ann – Zoë 6–4 6–7 (5) 7–5`, or `Ann – Zoë 18:00` */
export function pictureText({ sides: [one, other], day, time }: PictureFacts, language: Language): string {
  const names = `${inLine(one.names, ' + ')} – ${inLine(other.names, ' + ')}`;
  if (time) return `${names}, ${day} ${time.from}`;
  const sets = one.scores.map((score, set) => {
    const points = [one, other].flatMap(({ tieBreaks }) => tieBreaks[set] ?? []);
    const tieBreak = points.length > 0 ? ` (${Math.min(...points)})` : '';
    return formatFigures(score, other.scores[set] ?? 0, language) + tieBreak;
  });
  return `${names} ${sets.join(' ')}`;
}
