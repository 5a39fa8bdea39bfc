import { makeAutoObservable, runInAction } from 'mobx';
import { findBlockedUsers } from '../../../shared/contract/block.ts';
import { getPublicProfile } from '../../../shared/contract/publicProfile.ts';
import type { PublicProfile } from '../../../shared/contract/schemas/publicProfile.ts';
import { toFailure } from '../../api/apiFailure.ts';
import type { ApiClient } from '../../api/client.ts';
import { failed, idle, type Loadable, loading, ready, valueIn } from '../../stores/loadable.ts';

/** What a player shows to everybody. */
export class PublicProfileStore {
  profile: Loadable<PublicProfile> = idle;
  /** Whether the one who looks has blocked this player. */
  blocked = false;
  readonly #api: ApiClient;
  readonly #code: string;

  constructor(api: ApiClient, code: string) {
    this.#api = api;
    this.#code = code;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Never fails: the state is in `profile`. */
  async load(): Promise<void> {
    this.profile = loading;
    const profile = await this.#api
      .call(getPublicProfile, { params: { code: this.#code } })
      .then(ready, (error: unknown) => failed(toFailure(error)));
    runInAction(() => {
      this.profile = profile;
    });
  }

  /** For who is logged in. Left unknown, blocking twice does no harm. */
  async loadBlocked(): Promise<void> {
    const list = await this.#api.call(findBlockedUsers).catch(() => []);
    runInAction(() => {
      this.blocked = list.some(({ id }) => id === valueIn(this.profile)?.user.id);
    });
  }

  markBlocked(): void {
    this.blocked = true;
  }
}
