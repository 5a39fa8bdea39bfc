import { laterDay, MINUTE_MS, offsetMinutesAt } from '../../../../shared/domain/calendar/zone.ts';
import type { Period } from '../../../../shared/domain/values.ts';
import { offeredWindows } from '../../../stores/gameFacts.ts';
import { isAgreed, type MatchView } from '../matchView.ts';

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 7;
/** Hours that a block takes up at least: its words need them. */
const MIN_HOURS = 1.6;
/** Hours that are always shown. */
const USUAL = { from: 9, to: 22 };

/** A block on one day of the board: a match, or a time on offer. */
export interface Block {
  key: string;
  match: MatchView;
  period: Period;
  /** Hours of the venue's day. */
  from: number;
  to: number;
  agreed: boolean;
  /** Its column among those beside each other: agreed matches at one time. */
  lane: number;
  lanes: number;
  /** Offers that lie under it, the earliest first. */
  below: Offered[];
}

export interface BoardDay {
  /** `YYYY-MM-DD` */
  day: string;
  blocks: Block[];
}

/** A match with one of its times, where it has no place of its own on the board. */
export type Offered = Pick<Block, 'key' | 'match' | 'period'>;

type Piece = Omit<Block, 'lane' | 'lanes' | 'below'> & { day: string };

/**
 * A week of matches: agreed matches, and the times offered by matches that still look for players, at the venue's clock (R-week-board).
 * @param first day of the week, `YYYY-MM-DD`
 */
export function boardDays(matches: readonly MatchView[], first: string): BoardDay[] {
  const pieces = matches.flatMap(piecesOf);
  return Array.from({ length: DAYS }, (_, at) => {
    const day = laterDay(first, at);
    return { day, blocks: arrange(pieces.filter((piece) => piece.day === day)) };
  });
}

/** Whole hours that have to be drawn: the usual ones, and whatever lies beyond. */
export function boardHours(days: readonly BoardDay[]): { from: number; to: number } {
  const blocks = days.flatMap((day) => day.blocks);
  return {
    from: Math.min(USUAL.from, ...blocks.map(({ from }) => Math.floor(from))),
    to: Math.max(USUAL.to, ...blocks.map(({ to }) => Math.ceil(to))),
  };
}

/** @returns the index of the first day with nothing at an hour; 0 if there is none */
export const freeColumn = (days: readonly BoardDay[], hour: number): number =>
  Math.max(
    0,
    days.findIndex(({ blocks }) => !blocks.some((block) => block.from < hour + 1 && endOf(block) > hour)),
  );

function piecesOf(match: MatchView): Piece[] {
  const { game } = match;
  const { icon, title } = game.summary;
  // A match that somebody declined, or is not in any more, is no part of their week.
  if (icon === null && title !== 'summary.invitee.confirmed') return [];
  const agreed = isAgreed(game);
  const periods = agreed && match.slot ? [match.slot] : game.status === 'CONFIRMED' ? offeredWindows(game) : [];
  return periods.flatMap((period) => splitByDay(match, period, agreed));
}

/** A piece for each day of the venue that a period touches. */
function splitByDay(match: MatchView, { fromTime, toTime }: Period, agreed: boolean): Piece[] {
  const zone = match.game.timezone;
  const wall = (instant: string) => Date.parse(instant) + offsetMinutesAt(Date.parse(instant), zone) * MINUTE_MS;
  const [start, end] = [wall(fromTime), wall(toTime)];
  const pieces: Piece[] = [];
  for (let from = start; from < end; ) {
    const midnight = Math.floor(from / DAY_MS) * DAY_MS;
    const to = Math.min(end, midnight + DAY_MS);
    pieces.push({
      key: `${match.game.id} ${from}`,
      day: new Date(midnight).toISOString().slice(0, 10),
      match,
      period: { fromTime, toTime },
      from: (from - midnight) / HOUR_MS,
      to: (to - midnight) / HOUR_MS,
      agreed,
    });
    from = to;
  }
  return pieces;
}

const endOf = ({ from, to }: { from: number; to: number }): number => Math.max(to, from + MIN_HOURS);

const overlaps = (a: Piece | Block, b: Piece | Block): boolean => a.from < endOf(b) && b.from < endOf(a);

/** The order in a pile: agreed, then waiting for the player, then the earliest start. */
const before = (a: Piece, b: Piece): number =>
  Number(b.agreed) - Number(a.agreed) ||
  Number(b.match.isDue) - Number(a.match.isDue) ||
  a.from - b.from ||
  b.to - a.to;

/** Agreed matches at one time lie side by side; an offer without room lies under the block at its time. */
function arrange(pieces: readonly Piece[]): Block[] {
  const blocks = withLanes(pieces.filter(({ agreed }) => agreed));
  for (const piece of pieces.filter(({ agreed }) => !agreed).toSorted(before)) {
    const over = blocks.find((block) => overlaps(block, piece));
    if (over) over.below.push(piece);
    else blocks.push({ ...withoutDay(piece), lane: 0, lanes: 1, below: [] });
  }
  for (const { below } of blocks) below.sort((a, b) => Date.parse(a.period.fromTime) - Date.parse(b.period.fromTime));
  return blocks.sort((a, b) => a.from - b.from);
}

const withoutDay = ({ day: _day, ...piece }: Piece) => piece;

/** Puts overlapping ones into columns beside each other. */
function withLanes(pieces: readonly Piece[]): Block[] {
  const blocks: Block[] = [];
  let group: Block[] = [];
  let groupEnd = 0;
  for (const piece of pieces.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (piece.from >= groupEnd) group = [];
    const taken = group.filter((other) => endOf(other) > piece.from).map(({ lane }) => lane);
    const lane = Array.from({ length: taken.length + 1 }, (_, at) => at).find((at) => !taken.includes(at)) ?? 0;
    const block: Block = { ...withoutDay(piece), lane, lanes: 1, below: [] };
    blocks.push(block);
    group.push(block);
    groupEnd = Math.max(groupEnd, endOf(piece));
    const lanes = Math.max(...group.map((each) => each.lane)) + 1;
    for (const each of group) each.lanes = lanes;
  }
  return blocks;
}
