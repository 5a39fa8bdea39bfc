import type { BodyOf, ResponseOf } from '../../shared/contract/endpoint.ts';
import {
  actOnGame,
  createGame,
  createSeries,
  editGame,
  getDashboard,
  getGame,
  joinByLink,
} from '../../shared/contract/game.ts';
import { findOpenGames } from '../../shared/contract/gameLists.ts';
import { toFailure } from '../api/apiFailure.ts';
import type { ApiClient } from '../api/client.ts';
import { EntityStore } from './EntityStore.ts';
import { Query } from './Query.ts';

export type Game = ResponseOf<typeof getGame>;
export type NewGame = BodyOf<typeof createGame>;
export type GameEdit = BodyOf<typeof editGame>;
export type GameCommand = BodyOf<typeof actOnGame>;

/** @returns whether a match waits for the viewer */
export const isDue = (game: Game): boolean => game.summary.icon === 'action';

/** Games as this visitor may see them, each once for the whole app. */
export class GamesStore extends EntityStore<Game> {
  /** Ids of the matches that are not past (R-past-matches); the games themselves are in `items`. */
  readonly current = new Query(() => this.#readCurrent(), { keepsOn: () => true });
  /** Begun before the page that shows them was there. */
  #begun: Promise<unknown> | null = null;
  #begunOpen: Promise<Game[]> | null = null;
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  /** Those that are not past in the order the server gave, or null while they are not there. */
  get currentList(): Game[] | null {
    return this.current.value?.flatMap((id) => this.items.get(id) ?? []) ?? null;
  }

  /** How many wait for the logged-in person, or null while nobody knows. */
  get dueCount(): number | null {
    return this.currentList?.filter(isDue).length ?? null;
  }

  /** Asks for them, and for open ones, while the page that shows them is on its way: its first reading is this one. */
  beginCurrent(): void {
    this.#begun = this.current.refresh();
    this.#begunOpen = this.#readOpen();
    // Met where it is read.
    this.#begunOpen.catch(() => undefined);
  }

  /** @returns games of others that look for players like this one (R-open-games) @throws ApiFailure */
  loadOpen(): Promise<Game[]> {
    const begun = this.#begunOpen;
    this.#begunOpen = null;
    return begun ?? this.#readOpen();
  }

  /** Never fails: the state is in `current`. The old list stays on screen meanwhile. */
  async loadCurrent(): Promise<void> {
    const begun = this.#begun;
    this.#begun = null;
    await (begun ?? this.current.refresh());
  }

  /**
   * @param token of an invitation; left out, the session is used
   * @throws ApiFailure; a game that may not be seen any more is forgotten
   */
  async load(id: string, token?: string): Promise<Game> {
    try {
      const game = await this.once(`game ${id} ${token ?? ''}`, () =>
        this.#api.call(getGame, { params: { id }, token }),
      );
      return this.put(game);
    } catch (error) {
      const { status } = toFailure(error);
      if (status === 401 || status === 403 || status === 404) this.drop(id);
      throw error;
    }
  }

  /** @throws ApiFailure */
  async create(game: NewGame): Promise<Game> {
    return this.put(await this.#api.call(createGame, { body: game }));
  }

  /** Several at once, all or none. @throws ApiFailure */
  async createSeries(games: NewGame[]): Promise<Game[]> {
    const answer = await this.#api.call(createSeries, { body: { games } });
    return answer.games.map((game) => this.put(game));
  }

  /**
   * Does one action and stores the resulting game.
   * @param once of one that is kept to be sent again (R-once)
   * @throws ApiFailure
   */
  async act(id: string, command: GameCommand, token?: string, once?: string): Promise<Game> {
    return this.put(await this.#api.call(actOnGame, { params: { id }, body: command, token, once }));
  }

  /** Makes the user an invitee of a game whose share link they have. @throws ApiFailure */
  async joinByLink(id: string, shareToken: string): Promise<Game> {
    return this.put(await this.#api.call(joinByLink, { params: { id }, body: { shareToken } }));
  }

  /** Changes one's own game and stores the result. @throws ApiFailure */
  async edit(id: string, change: GameEdit): Promise<Game> {
    return this.put(await this.#api.call(editGame, { params: { id }, body: change }));
  }

  override clear(): void {
    super.clear();
    this.#begun = null;
    this.#begunOpen = null;
    this.current.clear();
  }

  async #readOpen(): Promise<Game[]> {
    return (await this.#api.call(findOpenGames)).games;
  }

  async #readCurrent(): Promise<string[]> {
    const read = () => this.#api.call(getDashboard, { query: { archive: 'false' } });
    const { games } = await this.once('current', read);
    this.putAll(games);
    return games.map(({ id }) => id);
  }
}
