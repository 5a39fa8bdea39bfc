import type { HistoryEntry } from '../RankingsStore.ts';
import type { RankedTeam } from '../table/tableRequest.ts';

/** How a match moved one player. */
export interface ReceiptLine {
  id: string;
  firstName: string;
  /** Chance of their side before the match, 0 to 1. */
  expected: number;
  /** The credit of the winners' win, 0 to 1. */
  credit: number;
  /** Before that day; as all of these, on the shown scale. */
  before: number;
  change: number;
  /** After that day. */
  after: number;
  /** Its chance rests on a provisional rating. */
  provisional: boolean;
  /** Other matches of that day have changed it as well. */
  sameDay: boolean;
}

/** One match in the history of a team. */
export interface HistoryLine {
  gameId: string;
  sport: HistoryEntry['gameDTO']['sport'];
  /** `YYYY-MM-DD` at the venue. */
  day: string;
  /** The team's rating after that day. */
  rating: number;
  /** The change by the match: for a pair the mean of both. */
  change: number;
  won: boolean;
  against: RankedTeam;
  receipts: ReceiptLine[];
  /** Those of the other side. */
  others: ReceiptLine[];
}

function receiptsOf({ players }: RankedTeam, receipt: HistoryEntry['receipt']): ReceiptLine[] {
  return players.flatMap(({ id, firstName }) => {
    const line = receipt.players.find((player) => player.id === id);
    if (!line) return [];
    // By the rule before, and from a server that knows no other, a win is a whole one.
    const { expected, credit, before, change, after, provisional, sameDay } = line;
    return [{ id, firstName, expected, credit: credit ?? 1, before, change, after, provisional, sameDay }];
  });
}

/** @returns the match as seen from the side of the team it is a history of */
export function historyLine({ teamId, rating, receipt, gameDTO }: HistoryEntry): HistoryLine {
  const isInitiator = gameDTO.initiatorTeam.id === teamId;
  const [own, against] = isInitiator
    ? [gameDTO.initiatorTeam, gameDTO.opponentTeam]
    : [gameDTO.opponentTeam, gameDTO.initiatorTeam];
  const receipts = receiptsOf(own, receipt);
  return {
    gameId: gameDTO.id,
    sport: gameDTO.sport,
    day: receipt.day,
    rating,
    change: receipts.reduce((sum, line) => sum + line.change, 0) / Math.max(1, receipts.length),
    won: gameDTO.winner === (isInitiator ? 'INITIATOR' : 'OPPONENT'),
    against,
    receipts,
    others: receiptsOf(against, receipt),
  };
}
