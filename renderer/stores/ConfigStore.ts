import { makeAutoObservable, runInAction } from 'mobx';
import { getConfig } from '../../shared/contract/config.ts';
import type { ResponseOf } from '../../shared/contract/endpoint.ts';
import { toFailure } from '../api/apiFailure.ts';
import type { ApiClient } from '../api/client.ts';
import { failed, idle, type Loadable, loading, ready, valueIn } from './loadable.ts';

export type AppConfig = ResponseOf<typeof getConfig>;

/** What this deployment says of itself (R-config-answer). */
export class ConfigStore {
  config: Loadable<AppConfig> = idle;
  /** Milliseconds the server's clock is ahead of the device's. */
  #ahead = 0;
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get value(): AppConfig | null {
    return valueIn(this.config);
  }

  /** @returns the server's time: what has expired there has expired here */
  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  /** @throws ApiFailure after having kept it in `config` */
  async load(): Promise<AppConfig> {
    this.config = loading;
    try {
      const config = await this.#api.call(getConfig);
      runInAction(() => {
        this.#ahead = Date.parse(config.now) - Date.now() || 0;
        this.config = ready(config);
      });
      return config;
    } catch (error) {
      const failure = toFailure(error);
      runInAction(() => {
        this.config = failed(failure);
      });
      throw failure;
    }
  }
}
