import { makeAutoObservable, runInAction } from 'mobx';
import { searchPeople } from '../../../../shared/contract/club.ts';
import type { Entry } from '../../../../shared/contract/schemas/clubPeople.ts';
import { MAX_PEOPLE_PAGE } from '../../../../shared/domain/limits.ts';
import type { ApiClient } from '../../../api/client.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { Query } from '../../../stores/Query.ts';

/** Milliseconds without a letter after which it is searched. */
const SEARCH_PAUSE = 250;
/** How many found people are shown: the others are searched for. */
const MAX_FOUND = 12;

type Player = Pick<Game['owner'], 'code' | 'firstName' | 'lastName'>;

const isSame = (entry: Entry, player: Player): boolean =>
  entry.code !== null
    ? entry.code === player.code
    : entry.firstName === player.firstName && entry.lastName === player.lastName;

/** People of a club's list, to be invited to its match (R-club-match-acts). */
export class ListedPeople {
  text = '';
  picked: Entry[] = [];
  readonly list: Query<Entry[]>;
  readonly #game: () => Game;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param game the match as it is now, of the club whose list is searched */
  constructor(api: ApiClient, clubId: string, game: () => Game) {
    this.#game = game;
    // One that fails says so: people from before are no answer to another search.
    this.list = new Query(async () => {
      const text = this.text.trim();
      const { people } = await api.call(searchPeople, {
        params: { id: clubId },
        body: { limit: MAX_PEOPLE_PAGE / 2, ...(text && { text }) },
      });
      return people;
    });
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  /** Searches while somebody types, once they pause. */
  search(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.list.refresh(), SEARCH_PAUSE);
  }

  /** Stops the timer; the page is left. */
  end(): void {
    clearTimeout(this.#timer);
  }

  /** Those that are picked, then found people with an account who are not in the match yet. */
  get shown(): Entry[] {
    const { owner, invitee } = this.#game();
    const players: Player[] = [owner, ...invitee.map(({ user }) => user)];
    const others = (this.list.value ?? []).filter(
      (entry) =>
        entry.state === 'IN' &&
        entry.role !== 'GUEST' &&
        !this.isPicked(entry) &&
        !players.some((player) => isSame(entry, player)),
    );
    return [...this.picked, ...others.slice(0, MAX_FOUND)];
  }

  isPicked({ id }: Entry): boolean {
    return this.picked.some((each) => each.id === id);
  }

  toggle(entry: Entry): void {
    this.picked = this.isPicked(entry) ? this.picked.filter(({ id }) => id !== entry.id) : [...this.picked, entry];
  }

  /**
   * Invites the picked people; picks and input made meanwhile stay.
   * @param invite returns whether they are invited
   * @returns the same
   */
  async send(invite: (contactList: { id: string }[]) => Promise<boolean>): Promise<boolean> {
    const { text } = this;
    const sent = this.toBody();
    if (!(await invite(sent))) return false;
    runInAction(() => {
      this.picked = this.picked.filter(({ id }) => sent.every((each) => each.id !== id));
      if (this.text === text) this.text = '';
    });
    void this.list.refresh();
    return true;
  }

  toBody(): { id: string }[] {
    return this.picked.map(({ id }) => ({ id }));
  }
}
