import { makeAutoObservable, runInAction } from 'mobx';
import { getPreferences, savePreferences } from '../../shared/contract/account.ts';
import type { BodyOf, ResponseOf } from '../../shared/contract/endpoint.ts';
import { toFailure } from '../api/apiFailure.ts';
import type { ApiClient } from '../api/client.ts';
import { failed, idle, type Loadable, loading, ready, valueIn } from './loadable.ts';

export type Preferences = ResponseOf<typeof getPreferences>;

/** How the logged-in person reads dates and times (R-preferences, R-formats). */
export class PreferencesStore {
  /** `null` once it is known that none were saved: the defaults count. */
  preferences: Loadable<Preferences | null> = idle;
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get value(): Preferences | null {
    return valueIn(this.preferences);
  }

  /** Never fails: without preferences the defaults count, and the next visit asks again. */
  async load(userId: string): Promise<void> {
    this.preferences = loading;
    try {
      const preferences = await this.#api.call(getPreferences, { query: { userId } });
      runInAction(() => {
        this.preferences = ready(preferences);
      });
    } catch (error) {
      const failure = toFailure(error);
      runInAction(() => {
        this.preferences = failure.status === 404 ? ready(null) : failed(failure);
      });
    }
  }

  /** @throws ApiFailure */
  async save(changes: BodyOf<typeof savePreferences>): Promise<void> {
    const preferences = await this.#api.call(savePreferences, { body: changes });
    runInAction(() => {
      this.preferences = ready(preferences);
    });
  }

  clear(): void {
    this.preferences = idle;
  }
}
