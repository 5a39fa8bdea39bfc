import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { GameAccess } from '../access.ts';
import type { GameState } from '../gameState.ts';
import { suggestionsFor } from '../suggestions.ts';
import { type Site, toGameView } from './gameView.ts';

/** @returns the game for the page on which it is answered: as everywhere, with the starts to offer first */
export function toAnswerView(state: GameState, access: GameAccess, now: Date, site: Site): Game {
  const game = toGameView(state, access, now, site);
  const mayAnswer = state.game.status === 'CONFIRMED' && (access.invitee !== null || access.role === 'SHARE_INVITEE');
  if (!mayAnswer) return game;
  // What others chose is for those who were asked themselves: a share link may be anybody's.
  const isAsked = access.invitee !== null && !access.secured;
  return { ...game, suggestedStarts: suggestionsFor(state, isAsked ? access.invitee?.id : null, now) };
}
