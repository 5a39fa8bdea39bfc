import { ApiFailure } from '../../api/apiFailure.ts';
import type { Game, GameCommand, GamesStore } from '../GamesStore.ts';
import type { QueuedAction } from './queuedAction.ts';

/** A person who became an invitee by the share link; the rest is sent with their own link. */
export interface Registered {
  token: string;
  /** The mailbox has to be proved before the answer counts (R-secured-visitor). */
  secured: boolean;
}

function registeredIn({ invitee }: Game): Registered {
  const [registered, ...more] = invitee.filter(({ accessToken }) => accessToken !== null);
  if (!registered?.accessToken || more.length > 0) throw new ApiFailure('E.gen.serverError');
  return { token: registered.accessToken, secured: registered.secured };
}

const isRegistration = ({ actionType }: GameCommand) => actionType === 'OPPONENT_SELECTION';

/** @returns the steps left once somebody is registered: choices made before their mailbox is proved are a draft */
export function afterRegistration(waiting: QueuedAction, { token, secured }: Registered): QueuedAction {
  const left = waiting.steps.filter(
    ({ command }) => !isRegistration(command) && !(secured && command.actionType === 'ACCEPT'),
  );
  return { ...waiting, token, steps: left };
}

/**
 * Sends an action step by step, each under its key: all steps may be sent again (R-answer-chain, R-once).
 * @param onRegistered called before the rest is sent
 * @returns the match as the person who pressed sees it
 * @throws ApiFailure of the first step that was not taken
 */
export async function sendSteps(
  games: Pick<GamesStore, 'act' | 'load' | 'joinByLink'>,
  waiting: QueuedAction,
  onRegistered: (registered: Registered) => void,
): Promise<Game> {
  const { gameId, share, steps } = waiting;
  const token = waiting.token ?? undefined;
  if (share !== null) await games.joinByLink(gameId, share);
  let game: Game | null = null;
  for (const { once, command } of steps) {
    game = await games.act(gameId, command, token, once);
    if (!isRegistration(command)) continue;
    const registered = registeredIn(game);
    onRegistered(registered);
    return sendSteps(games, afterRegistration(waiting, registered), onRegistered);
  }
  // A visitor who has only been registered reads the match as they see it.
  return game ?? games.load(gameId, token);
}
