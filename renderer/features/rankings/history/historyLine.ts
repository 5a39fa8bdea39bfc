import type { HistoryEntry } from '../RankingsStore.ts';
import type { RankedTeam } from '../RankingTable.ts';

/** How a match moved one player of the team. */
export interface ReceiptLine {
  id: string;
  firstName: string;
  /** Chance of their side before the match, 0 to 1. */
  expected: number;
  /** Points of the shown scale. */
  change: number;
}

/** One match in the history of a team. */
export interface HistoryLine {
  gameId: string;
  /** `YYYY-MM-DD` at the venue. */
  day: string;
  /** The team's rating after that day. */
  rating: number;
  won: boolean;
  against: RankedTeam;
  receipts: ReceiptLine[];
}

/** @returns the match as seen from the side of the team it is a history of */
export function historyLine({ teamId, rating, receipt, gameDTO }: HistoryEntry): HistoryLine {
  const isInitiator = gameDTO.initiatorTeam.id === teamId;
  const own = isInitiator ? gameDTO.initiatorTeam : gameDTO.opponentTeam;
  return {
    gameId: gameDTO.id,
    day: receipt.day,
    rating,
    won: gameDTO.winner === (isInitiator ? 'INITIATOR' : 'OPPONENT'),
    against: isInitiator ? gameDTO.opponentTeam : gameDTO.initiatorTeam,
    receipts: own.players.flatMap(({ id, firstName }) => {
      const line = receipt.players.find((player) => player.id === id);
      return line ? [{ id, firstName, expected: line.expected, change: line.change }] : [];
    }),
  };
}

/** @returns a change of a rating with its sign; one decimal, more where that would say nothing changed */
export function formatChange(change: number, language: string): string {
  const digits = Math.abs(change) < 0.05 ? 2 : 1;
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  }).format(change);
}
