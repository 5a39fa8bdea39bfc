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

/** The score as a board shows it, tie-breaks beside the sets they decided. */
export function boardSides(game: Game): [ScoreSide, ScoreSide] {
  const names = sideNames(game);
  const sets = playedSets(game.gameSet, game.sport);
  return [
    {
      names: names.initiator,
      scores: sets.map(({ set }) => set.initiatorScore),
      tieBreaks: sets.map(({ tieBreak }) => tieBreak?.initiatorScore ?? null),
      won: game.winner === 'INITIATOR',
    },
    {
      names: names.opponent,
      scores: sets.map(({ set }) => set.opponentScore),
      tieBreaks: sets.map(({ tieBreak }) => tieBreak?.opponentScore ?? null),
      won: game.winner === 'OPPONENT',
    },
  ];
}
