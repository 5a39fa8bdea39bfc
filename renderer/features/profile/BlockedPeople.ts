import { makeAutoObservable, runInAction } from 'mobx';
import { blockUser, findBlockedUsers, unblockUser } from '../../../shared/contract/block.ts';
import type { ResponseOf } from '../../../shared/contract/endpoint.ts';
import type { ApiClient } from '../../api/client.ts';
import { Query } from '../../stores/Query.ts';

export type BlockedPerson = ResponseOf<typeof findBlockedUsers>[number];

/** Whom somebody has blocked. Who is let in again stays on the list until it is left, so that it can be undone. */
export class BlockedPeople {
  readonly list = new Query(() => this.#api.call(findBlockedUsers), { onValue: () => this.released.clear() });
  /** Ids of those who were unblocked here. */
  readonly released = new Set<string>();
  /** Whose row is being changed. */
  busy: string | null = null;
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Never fails: the state is in `list`. */
  async load(): Promise<void> {
    await this.list.load();
  }

  /** Unblocks somebody, or blocks them again. @throws ApiFailure */
  async toggle(userId: string): Promise<void> {
    if (this.busy) return;
    this.busy = userId;
    const isReleased = this.released.has(userId);
    try {
      await this.#api.call(isReleased ? blockUser : unblockUser, { query: { userId } });
      runInAction(() => {
        if (isReleased) this.released.delete(userId);
        else this.released.add(userId);
      });
    } finally {
      runInAction(() => {
        this.busy = null;
      });
    }
  }
}
