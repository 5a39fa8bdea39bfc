import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { findEntryMail } from '../../../mail/gather.ts';
import type { GameAccess } from '../access.ts';
import type { GameState } from '../gameState.ts';
import { suggestionsFor } from '../suggestions.ts';
import { type Site, toGameView } from './gameView.ts';

/** @returns the game as toAnswerView(), and once it is agreed whether its entry for the calendar was mailed (R-reach) */
export async function toAnsweredView(
  context: Context,
  db: Queryable,
  state: GameState,
  access: GameAccess,
): Promise<Game> {
  const now = context.clock.now();
  const game = toAnswerView(state, access, now, context.config);
  const { invitee, role } = access;
  const to = role === 'OWNER' ? state.owner.mailTo : invitee?.mailTo;
  const plays = state.game.status === 'SCHEDULED' && (role === 'OWNER' || invitee?.status === 'CONFIRMED');
  if (!plays || game.reach !== 'MAIL' || !to) return game;
  return { ...game, entryMail: await findEntryMail(db, to, game.id, now) };
}

/** @returns the game for the page on which it is answered: as everywhere, with the starts to offer first */
export function toAnswerView(state: GameState, access: GameAccess, now: Date, site: Site): Game {
  const game = toGameView(state, access, now, site);
  const mayAnswer = state.game.status === 'CONFIRMED' && (access.invitee !== null || access.role === 'SHARE_INVITEE');
  if (!mayAnswer) return game;
  // What others chose is for those who were asked themselves: a share link may be anybody's.
  const isAsked = access.invitee !== null && !access.secured;
  return { ...game, suggestedStarts: suggestionsFor(state, isAsked ? access.invitee?.id : null, now) };
}
