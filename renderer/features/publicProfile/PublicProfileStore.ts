import { makeAutoObservable, runInAction } from 'mobx';
import { getPublicProfile } from '../../../shared/contract/publicProfile.ts';
import type { PublicProfile } from '../../../shared/contract/schemas/publicProfile.ts';
import { findBlockedUsers } from '../../../shared/contract/settings.ts';
import type { Arrived } from '../../../shared/renderedPage.ts';
import { ApiFailure } from '../../api/apiFailure.ts';
import type { ApiClient } from '../../api/client.ts';
import { Query } from '../../stores/Query.ts';

/** A player's public profile. */
export class PublicProfileStore {
  readonly profile = new Query(async (beside: Promise<unknown> | null) => {
    const [profile] = await Promise.all([
      this.#api.call(getPublicProfile, { params: { code: this.#code } }),
      beside?.catch(() => undefined),
    ]);
    return profile;
  });
  /** Whether the viewer has blocked this player. */
  blocked = false;
  readonly #api: ApiClient;
  readonly #code: string;

  constructor(api: ApiClient, code: string) {
    this.#api = api;
    this.#code = code;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Takes the profile that came with the page. */
  adopt({ value, refusal }: Arrived<PublicProfile>): void {
    if (refusal) this.profile.fail(new ApiFailure(refusal.code, refusal.status, refusal.data));
    else this.profile.set(value);
  }

  /**
   * Never fails: the state is in `profile`.
   * @param beside awaited as well; it may fail
   */
  async load(beside: Promise<unknown> | null = null): Promise<void> {
    await this.profile.load(beside);
  }

  /** For logged-in viewers. Left unknown, blocking twice does no harm. */
  async loadBlocked(): Promise<void> {
    const list = await this.#api.call(findBlockedUsers).catch(() => []);
    runInAction(() => {
      this.blocked = list.some(({ id }) => id === this.profile.value?.user.id);
    });
  }

  markBlocked(): void {
    this.blocked = true;
  }
}
