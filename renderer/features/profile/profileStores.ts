import { makeAutoObservable, runInAction } from 'mobx';
import type { ResponseOf } from '../../../shared/contract/endpoint.ts';
import {
  banInvitations,
  blockUser,
  findBlockedUsers,
  getChannelFlags,
  setEmailChannel,
  unblockUser,
} from '../../../shared/contract/settings.ts';
import type { ApiClient } from '../../api/client.ts';
import { Query } from '../../stores/Query.ts';

export type BlockedPerson = ResponseOf<typeof findBlockedUsers>[number];

/** The people somebody has blocked. An unblocked person stays on the list until it is left, so that it can be undone. */
export class BlockedPeople {
  readonly list = new Query(() => this.#api.call(findBlockedUsers), { onValue: () => this.released.clear() });
  /** Ids of those who were unblocked here. */
  readonly released = new Set<string>();
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
    const isReleased = this.released.has(userId);
    await this.#api.call(isReleased ? blockUser : unblockUser, { query: { userId } });
    runInAction(() => {
      if (isReleased) this.released.delete(userId);
      else this.released.add(userId);
    });
  }
}

export type Flags = ResponseOf<typeof getChannelFlags>;

/** Whether somebody may be invited, and takes mails (R-channel-flags). */
export class ChannelFlags {
  readonly flags = new Query(() => this.#api.call(getChannelFlags));
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Never fails: the state is in `flags`. */
  async load(): Promise<void> {
    await this.flags.load();
  }

  /** Shown at once, and taken back when it did not work. @throws ApiFailure */
  async set(name: keyof Flags, value: boolean): Promise<void> {
    const before = this.flags.value;
    if (!before) return;
    this.flags.set({ ...before, [name]: value });
    try {
      const text = value ? 'true' : 'false';
      if (name === 'status') await this.#api.call(banInvitations, { query: { invitationStatus: text } });
      else await this.#api.call(setEmailChannel, { query: { emailStatus: text } });
    } catch (error) {
      const current = this.flags.value;
      if (current) this.flags.set({ ...current, [name]: before[name] });
      throw error;
    }
  }
}
