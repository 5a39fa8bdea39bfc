import { invitationPath, WEB_ACCESS_TOKEN } from '../../../shared/routes/invitation.ts';
import { gamePath } from '../../../shared/routes/paths.ts';
import type { Game, GameCommand, GamesStore } from '../../stores/GamesStore.ts';
import type { UnsentStore } from '../../stores/unsent/UnsentStore.ts';
import { sideNames } from './sides.ts';

/** How a score is sent: with the session, or with an invitation's token. */
export interface ScoreDeps {
  load: (gameId: string) => Promise<Game>;
  /** @returns the game as scored; null while the score waits for the network (R-unsent) @throws ApiFailure */
  send: (game: Game, command: GameCommand) => Promise<Game | null>;
}

interface Stores {
  games: Pick<GamesStore, 'load'>;
  unsent: Pick<UnsentStore, 'send'>;
}

/** Where the match is opened again by whoever has entered its score. */
function pathOf({ id, userRole }: Game): string {
  if (userRole === 'OWNER') return gamePath(id);
  return invitationPath({ gameId: id, password: null, token: WEB_ACCESS_TOKEN });
}

/** @param token asked for the link that is answered by; gives undefined for the session's */
export function scoreDeps({ games, unsent }: Stores, token: () => string | undefined = () => undefined): ScoreDeps {
  return {
    load: (gameId) => games.load(gameId, token()),
    send: async (game, command) => {
      const names = sideNames(game)[game.userRole === 'OWNER' ? 'opponent' : 'initiator'];
      const link = token() ?? null;
      const path = link === null ? pathOf(game) : window.location.pathname;
      const about = { what: 'score', gameId: game.id, path, name: names.join(', ') } as const;
      return unsent.send({ ...about, token: link, steps: [command] });
    },
  };
}
