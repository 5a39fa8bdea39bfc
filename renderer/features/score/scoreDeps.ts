import { formatList } from '../../../shared/locales/intl.ts';
import type { Game, GameCommand, GamesStore } from '../../stores/GamesStore.ts';
import { pathOf } from '../../stores/gameFacts.ts';
import type { LanguageStore } from '../../stores/LanguageStore.ts';
import type { OfflineQueue } from '../../stores/offlineQueue/OfflineQueue.ts';
import { sideNames } from './sides.ts';

/** How a score is sent: with the session, or with an invitation's token. */
export interface ScoreDeps {
  load: (gameId: string) => Promise<Game>;
  /** @returns the game as scored; null while the score waits for the network (R-unsent) @throws ApiFailure */
  send: (game: Game, command: GameCommand) => Promise<Game | null>;
}

interface Stores {
  games: Pick<GamesStore, 'load'>;
  offlineQueue: Pick<OfflineQueue, 'send'>;
  language: Pick<LanguageStore, 'language'>;
}

/** @param token asked for the link that is answered by; gives undefined for the session's */
export function scoreDeps(
  { games, offlineQueue, language }: Stores,
  token: () => string | undefined = () => undefined,
): ScoreDeps {
  return {
    load: (gameId) => games.load(gameId, token()),
    send: async (game, command) => {
      const spoken = language.language;
      const names = sideNames(game, spoken)[game.userRole === 'OWNER' ? 'opponent' : 'initiator'];
      const link = token() ?? null;
      const path = link === null ? pathOf(game) : window.location.pathname;
      const about = { what: 'score', gameId: game.id, path, name: formatList(names, spoken) } as const;
      return offlineQueue.send({ ...about, token: link, steps: [command] });
    },
  };
}
