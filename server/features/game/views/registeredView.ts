import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { accessOf } from '../access.ts';
import type { GameState, Invitee } from '../gameState.ts';
import { toSelfView } from './peopleView.ts';

/** Somebody who came by the share link, with the token for the page that is open. */
export interface Registered {
  invitee: Invitee;
  token: string;
  secured: boolean;
}

/** @returns the visitor's game, whose list of invitees holds exactly the new one with the token of the page */
export function toRegisteredView(
  game: Game,
  state: GameState,
  { invitee, token, secured }: Registered,
  now: Date,
): Game {
  const { id: inviteeId, game_id: gameId } = invitee;
  const access = accessOf(state, { kind: 'invitee', inviteeId, gameId, passwordHash: null, secured });
  const self = toSelfView(state, access, access.invitee ?? invitee, now);
  return { ...game, reach: 'UNPROVED', invitee: [{ ...self, accessToken: token }] };
}
