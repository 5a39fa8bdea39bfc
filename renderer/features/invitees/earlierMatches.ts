import { findPastGames } from '../../../shared/contract/gameLists.ts';
import { type EarlierMatch, lastMatches, MAX_EARLIER } from '../../../shared/domain/match/habits.ts';
import { newestPast } from '../../../shared/domain/match/newestPast.ts';
import type { ApiClient } from '../../api/client.ts';
import type { Game, GamesStore } from '../../stores/GamesStore.ts';
import { offeredWindows } from '../../stores/gameFacts.ts';

/** A game as far as habits go. @param me id of the viewer */
export function earlierMatch(game: Game, me: string): EarlierMatch {
  const { id, sport, timezone, owner, invitee, status } = game;
  const others = [owner, ...invitee.map(({ user }) => user)].filter((user) => user.id !== me);
  return {
    id,
    sport,
    timezone,
    at: game.fromTime ?? offeredWindows(game)[0]?.fromTime ?? game.createDt,
    isOwn: game.userRole === 'OWNER',
    isCanceled: status === 'CANCELED',
    people: others.filter(({ firstName }) => firstName !== '').map((user) => user.id),
  };
}

interface EarlierDeps {
  api: ApiClient;
  games: Pick<GamesStore, 'currentList' | 'loadCurrent' | 'putAll'>;
}

/** Reads somebody's last matches, past and to come. @throws ApiFailure */
export async function readEarlier({ api, games }: EarlierDeps, me: string): Promise<Game[]> {
  const [past] = await Promise.all([api.call(findPastGames, { body: newestPast(MAX_EARLIER) }), games.loadCurrent()]);
  games.putAll(past.games);
  const all = new Map([...(games.currentList ?? []), ...past.games].map((game) => [game.id, game]));
  return lastMatches([...all.values()].map((game) => earlierMatch(game, me))).flatMap(({ id }) => all.get(id) ?? []);
}
