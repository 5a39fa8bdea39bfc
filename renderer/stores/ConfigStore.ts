import { makeAutoObservable } from 'mobx';
import { getConfig } from '../../shared/contract/config.ts';
import type { ResponseOf } from '../../shared/contract/endpoint.ts';
import type { ApiFailure } from '../api/apiFailure.ts';
import type { ApiClient } from '../api/client.ts';
import { Query } from './Query.ts';

export type AppConfig = ResponseOf<typeof getConfig>;

/** This deployment's facts about itself (R-config-answer). */
export class ConfigStore {
  readonly config = new Query(() => this.#api.call(getConfig), {
    onValue: ({ now }) => {
      this.#ahead = Date.parse(now) - Date.now() || 0;
    },
  });
  /** The instant a page was rendered at on the server, as long as the browser draws the same. */
  #frozen: Date | null = null;
  /** Milliseconds the server's clock is ahead of the device's. */
  #ahead = 0;
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get value(): AppConfig | null {
    return this.config.value;
  }

  /** @returns the server's time: a deadline that has passed there has passed here */
  now(): Date {
    return this.#frozen ?? new Date(Date.now() + this.#ahead);
  }

  /** Takes the page's configuration, and stops the clock at its time until `releaseClock`. */
  adopt(config: AppConfig): void {
    this.config.set(config);
    this.#ahead = Date.parse(config.now) - Date.now() || 0;
    this.#frozen = new Date(config.now);
  }

  /** Lets the clock go on. */
  releaseClock(): void {
    this.#frozen = null;
  }

  /** Never throws: the state is in `config`. @returns why it failed to load */
  load(): Promise<ApiFailure | null> {
    return this.config.load();
  }
}
