import { winnersShare } from '../../shared/domain/rating/share.ts';
import { isValidSet } from '../../shared/domain/score/sets.ts';
import { defaultSetRule } from '../../shared/domain/sports.ts';
import { type GameSet, SPORTS, type Sport } from '../../shared/domain/values.ts';

export const COLUMNS = ['date', 'sport', 'winner1', 'winner2', 'loser1', 'loser2', 'score'] as const;
export type Row = Record<(typeof COLUMNS)[number], string>;

export interface PastMatch {
  /** `YYYY-MM-DD` */
  day: string;
  sport: Sport;
  /** One player, or two. */
  winners: string[];
  losers: string[];
  /** The winners’ share of games or points; null when the score does not show it (R-rating-share). */
  share: number | null;
}

/** The content of a row: a match that counts, one that does not, or an error. */
export type RowReading = PastMatch | { skipped: 'walkover' | 'retirement' } | { wrong: string };

const WALKOVER = /\bw\/?o\b|\bwalk-?\s?over\b/i;
const UNFINISHED = /\b(ret|retired|retirement|def|default|defaulted|abn|abd|abandoned)\b/i;
const SET = /(\d{1,2})\s*[-–:/]\s*(\d{1,2})/g;

function hasFullSet(score: string, sport: Sport, day: string): boolean {
  const rule = defaultSetRule(sport, day);
  return [...score.matchAll(SET)].some(([, one, other]) =>
    isValidSet(Number(one), Number(other), 'NORMAL', rule, { sport, setNumber: 1 }),
  );
}

/** Brackets contain a match tie-break, which is one game; parentheses contain the points of a set's tie-break. */
const ASIDE = /\([^)]*\)/g;
const MATCH_TIE_BREAK = /\[\s*(\d{1,2})\s*[-–:/]\s*(\d{1,2})\s*\]/g;

function setsOf(score: string): GameSet[] {
  const plain = score
    .replace(ASIDE, ' ')
    .replace(MATCH_TIE_BREAK, (_all, one, other) => (Number(one) > Number(other) ? ' 1-0 ' : ' 0-1 '));
  return [...plain.matchAll(SET)].map(([, one, other], ord) => ({
    initiatorScore: Number(one),
    opponentScore: Number(other),
    type: 'NORMAL',
    ord,
  }));
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Reads one row: whether the match counts (R-score-rated), and how clear the score was. */
export function readRow(row: Row): RowReading {
  const text = (key: keyof Row) => row[key].trim();
  const day = text('date');
  const named = text('sport').toUpperCase().replaceAll(' ', '_');
  const sport = SPORTS.find((known) => known === named);
  const winners = [text('winner1'), text('winner2')].filter(Boolean);
  const losers = [text('loser1'), text('loser2')].filter(Boolean);
  const score = text('score');
  if (!isDay(day)) return { wrong: `${day || 'nothing'} is no day of the form YYYY-MM-DD` };
  if (!sport) return { wrong: `${text('sport') || 'nothing'} is none of ${SPORTS.join(', ')}` };
  if (winners.length === 0 || winners.length !== losers.length) return { wrong: 'the sides are not of one size' };
  if (new Set([...winners, ...losers]).size !== 2 * winners.length) return { wrong: 'somebody plays twice' };
  if (WALKOVER.test(score)) return { skipped: 'walkover' };
  if (UNFINISHED.test(score) && !hasFullSet(score, sport, day)) return { skipped: 'retirement' };
  if (!score) return { wrong: 'there is no score' };
  if (score.search(SET) < 0) return { wrong: `${score} is no score` };
  const playedStatus = UNFINISHED.test(score) ? 'RETIRED' : 'PLAYED';
  const share = winnersShare(setsOf(score), { sport, playedStatus, winner: 'INITIATOR' });
  return { day, sport, winners, losers, share };
}
