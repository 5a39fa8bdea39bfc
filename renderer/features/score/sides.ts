import { type Named, personName } from '../../../shared/domain/people/personName.ts';
import { isDecided, playedSets, setsWon } from '../../../shared/domain/score/outcome.ts';
import { inLine } from '../../../shared/locales/intl.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { confirmedIn } from '../../stores/gameFacts.ts';
import type { ScoreSide } from '../../ui/sports/Scoreboard.tsx';
import type { Side } from './setRow.ts';

/** The people of the two sides: the teams, or organiser against players while there are no teams. */
export const sidesOf = (game: Game) => ({
  initiator: game.initiatorTeam?.players ?? [game.owner],
  opponent: game.opponentTeam?.players ?? confirmedIn(game).map(({ user }) => user),
});

/** Whole names of the two sides. */
export function sideNames(game: Game, language: Language): { initiator: string[]; opponent: string[] } {
  const { initiator, opponent } = sidesOf(game);
  const nameOf = (person: Named) => personName(person, language);
  return { initiator: initiator.map(nameOf), opponent: opponent.map(nameOf) };
}

/** First names of the two sides, for where there is little room. */
export function firstNames(game: Game): { initiator: string[]; opponent: string[] } {
  const { initiator, opponent } = sidesOf(game);
  const first = ({ firstName }: { firstName: string }) => firstName;
  return { initiator: initiator.map(first), opponent: opponent.map(first) };
}

/** The viewer of the match, or null where they do not play in it. */
export const viewerOf = ({ userRole, owner, currentInvitee }: Game): string | undefined =>
  userRole === 'OWNER' ? owner.id : currentInvitee?.user.id;

/** @returns the side of the match's viewer, or null where they do not play in it */
export function ownSide(game: Game): Side | null {
  const viewer = viewerOf(game);
  const sides = sidesOf(game);
  return (['initiator', 'opponent'] as const).find((side) => sides[side].some(({ id }) => id === viewer)) ?? null;
}

/** The names of the sides on the viewer's own sheet: first names, and their own as they are spoken to. */
export function spokenNames(game: Game, you: string): Record<Side, string> {
  const viewer = viewerOf(game);
  const { initiator, opponent } = sidesOf(game);
  const nameOf = ({ id, firstName }: { id: string; firstName: string }) => (id === viewer ? you : firstName);
  return { initiator: inLine(initiator.map(nameOf), ' + '), opponent: inLine(opponent.map(nameOf), ' + ') };
}

/** A score to be shown: the saved one, one side's, or one that is typed. */
export interface ShownScore {
  sets: Game['gameSet'];
  winner: Game['winner'];
  playedStatus: Game['playedStatus'];
}

/** The saved score. */
export const scoreOf = ({ gameSet, winner, playedStatus }: Game): ShownScore => ({
  sets: gameSet,
  winner,
  playedStatus,
});

/**
 * The winner and their sets, once the sets decide it.
 * @returns null while they don't
 */
export function wonBy(game: Game, { sets, winner }: Pick<ShownScore, 'sets' | 'winner'>) {
  const { sport, gamePreference } = game;
  if (winner === 'UNKNOWN' || !isDecided(sets, { sport, rule: gamePreference.gameSetRule })) return null;
  const { initiator, opponent } = setsWon(sets, sport);
  const [side, won, lost] =
    winner === 'INITIATOR'
      ? (['initiator', initiator, opponent] as const)
      : (['opponent', opponent, initiator] as const);
  return { isOwn: side === ownSide(game), values: { name: inLine(firstNames(game)[side], ' + '), won, lost } };
}

/** A score of the match as a board shows it, tie-breaks beside the sets they decided. */
export function boardSides(
  game: Game,
  { sets: entries, winner }: ShownScore,
  language: Language,
): [ScoreSide, ScoreSide] {
  const names = sideNames(game, language);
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
