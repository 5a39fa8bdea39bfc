import { ApiFailure } from '../../api/apiFailure.ts';
import type { Game, GameCommand, GamesStore } from '../GamesStore.ts';
import type { Waiting } from './waiting.ts';

/** What came of an answer or a score. */
export interface Sent {
  game: Game;
  /** The token the page goes on with: registering by the share link has brought another one. */
  token: string | null;
  /** The mailbox has to be proved before the answer counts (R-secured-visitor). */
  secured: boolean;
}

/** @returns the invitee who has just been registered by the share link, with the token of their page */
function registeredIn({ invitee }: Game): { accessToken: string; secured: boolean } {
  const [registered, ...more] = invitee.filter(({ accessToken }) => accessToken !== null);
  if (!registered?.accessToken || more.length > 0) throw new ApiFailure('E.gen.serverError');
  return { accessToken: registered.accessToken, secured: registered.secured };
}

const isRegistration = ({ actionType }: GameCommand) => actionType === 'OPPONENT_SELECTION';

/**
 * Sends what was pressed step by step, each under a key of its own: all of it may be sent again (R-answer-chain, R-once).
 * @throws ApiFailure of the first step that was not taken
 */
export async function sendSteps(games: Pick<GamesStore, 'act' | 'load'>, waiting: Waiting): Promise<Sent> {
  const { gameId, key, steps } = waiting;
  let { token } = waiting;
  let secured = false;
  let game: Game | null = null;
  for (const [index, step] of steps.entries()) {
    // What is chosen before the mailbox is proved is a draft: it is accepted there.
    if (secured && step.actionType === 'ACCEPT') break;
    game = await games.act(gameId, step, token ?? undefined, `${key}-${index}`);
    if (!isRegistration(step)) continue;
    const registered = registeredIn(game);
    token = registered.accessToken;
    secured = registered.secured;
    game = null;
  }
  // Who has only been registered reads the match as it stands for them.
  return { game: game ?? (await games.load(gameId, token ?? undefined)), token, secured };
}
