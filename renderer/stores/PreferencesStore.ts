import { makeAutoObservable } from 'mobx';
import { getPreferences, savePreferences } from '../../shared/contract/account.ts';
import type { BodyOf, ResponseOf } from '../../shared/contract/endpoint.ts';
import { toFailure } from '../api/apiFailure.ts';
import type { ApiClient } from '../api/client.ts';
import { Query } from './Query.ts';

export type Preferences = ResponseOf<typeof getPreferences>;

/** How the logged-in person reads dates and times (R-preferences, R-formats). */
export class PreferencesStore {
  /** `null` once it is known that none were saved: the defaults count. */
  readonly preferences = new Query((userId: string) => this.#read(userId));
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get value(): Preferences | null {
    return this.preferences.value;
  }

  /** Never fails: without preferences the defaults count, and the next visit asks again. */
  async load(userId: string): Promise<void> {
    await this.preferences.load(userId);
  }

  /** @throws ApiFailure */
  async save(changes: BodyOf<typeof savePreferences>): Promise<void> {
    this.preferences.set(await this.#api.call(savePreferences, { body: changes }));
  }

  /** The account says that none were saved: they are not asked for. */
  setNone(): void {
    this.preferences.set(null);
  }

  clear(): void {
    this.preferences.clear();
  }

  async #read(userId: string): Promise<Preferences | null> {
    try {
      return await this.#api.call(getPreferences, { query: { userId } });
    } catch (error) {
      if (toFailure(error).status === 404) return null;
      throw error;
    }
  }
}
