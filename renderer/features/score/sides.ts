import { playedSets } from '../../../shared/domain/score/outcome.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { confirmedIn } from '../../stores/gameFacts.ts';
import type { ScoreSide } from '../../ui/sports/Scoreboard.tsx';

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

/** Names of the two sides: the teams, or organiser against players while no teams stand. */
export function sideNames(game: Game): { initiator: string[]; opponent: string[] } {
  const confirmed = confirmedIn(game).map(({ user }) => user);
  return {
    initiator: (game.initiatorTeam?.players ?? [game.owner]).map(nameOf),
    opponent: (game.opponentTeam?.players ?? confirmed).map(nameOf),
  };
}

/** A score to be shown: the one that stands, one side's, or one that is typed. */
export interface ShownScore {
  sets: Game['gameSet'];
  winner: Game['winner'];
  playedStatus: Game['playedStatus'];
}

/** The score that stands. */
export const scoreOf = ({ gameSet, winner, playedStatus }: Game): ShownScore => ({
  sets: gameSet,
  winner,
  playedStatus,
});

/** A score of the match as a board shows it, tie-breaks beside the sets they decided. */
export function boardSides(game: Game, { sets: entries, winner }: ShownScore): [ScoreSide, ScoreSide] {
  const names = sideNames(game);
  const sets = playedSets(entries, game.sport);
  return [
    {
      names: names.initiator,
      scores: sets.map(({ set }) => set.initiatorScore),
      tieBreaks: sets.map(({ tieBreak }) => tieBreak?.initiatorScore ?? null),
      won: winner === 'INITIATOR',
    },
    {
      names: names.opponent,
      scores: sets.map(({ set }) => set.opponentScore),
      tieBreaks: sets.map(({ tieBreak }) => tieBreak?.opponentScore ?? null),
      won: winner === 'OPPONENT',
    },
  ];
}
