import { makeAutoObservable } from 'mobx';
import { getClub, joinClub, leaveClub } from '../../../shared/contract/club.ts';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import { Query } from '../../stores/Query.ts';
import type { RootStore } from '../../stores/RootStore.ts';

type Root = Pick<RootStore, 'api' | 'session'>;

/** A club as its viewer may see it. */
export class ClubStore {
  readonly club: Query<Club>;
  readonly link: string | null;
  readonly #root: Root;

  /** @param link the token of the join link that the page was opened with */
  constructor(root: Root, slug: string, link: string | null = null) {
    this.#root = root;
    this.link = link;
    const query = link === null ? {} : { link };
    this.club = new Query(() => root.api.call(getClub, { params: { id: slug }, query }), {
      // Without a network an old club is worth more than none.
      keepsOn: ({ code }) => code === 'network',
    });
    makeAutoObservable(this, { link: false }, { autoBind: true });
  }

  /** Reads the club again, and the viewer's list of clubs with it. Never fails: the state is in `club`. */
  async reload(): Promise<void> {
    await Promise.all([this.club.refresh(), this.#root.session.loadMe()]);
  }

  /** Takes the server's last answer about the club; the viewer's list may have changed with it. */
  take(club: Club): void {
    this.club.set(club);
    void this.#root.session.loadMe();
  }

  /** @returns whether they are in, and need not wait for an answer (R-club-join) @throws ApiFailure */
  async join(message = ''): Promise<boolean> {
    const body = {
      ...(this.link !== null && { token: this.link }),
      ...(message.trim() && { message: message.trim() }),
    };
    const { state } = await this.#root.api.call(joinClub, { params: { id: this.#id }, body });
    await this.reload();
    return state === 'IN';
  }

  /** Leaves the club, or takes the request back (R-club-leave). @throws ApiFailure */
  async leave(): Promise<void> {
    await this.#root.api.call(leaveClub, { params: { id: this.#id } });
    await this.#root.session.loadMe();
  }

  get #id(): string {
    return this.club.value?.id ?? '';
  }
}
