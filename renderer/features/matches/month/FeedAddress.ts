import { makeAutoObservable, runInAction } from 'mobx';
import { getCalendarFeed, renewCalendarFeed } from '../../../../shared/contract/calendar.ts';
import { type ApiFailure, toFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import { failed, idle, type Loadable, loading, ready } from '../../../stores/loadable.ts';

/** The address of the player's calendar feed; null as long as there is none (R-calendar-feed). */
export class FeedAddress {
  state: Loadable<string | null> = idle;
  busy = false;
  readonly #api: ApiClient;
  readonly #report: (failure: ApiFailure) => void;

  /** @param report says why no new address could be made */
  constructor(api: ApiClient, report: (failure: ApiFailure) => void) {
    this.#api = api;
    this.#report = report;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Never fails: how it went is in `state`. */
  async load(): Promise<void> {
    this.state = loading;
    const state = await this.#api.call(getCalendarFeed).then(
      ({ url }) => ready(url),
      (error: unknown) => failed(toFailure(error)),
    );
    runInAction(() => {
      this.state = state;
    });
  }

  /** Makes the first address, or a new one instead of the current one. */
  async renew(): Promise<void> {
    this.busy = true;
    try {
      const { url } = await this.#api.call(renewCalendarFeed);
      runInAction(() => {
        this.state = ready(url);
      });
    } catch (error) {
      this.#report(toFailure(error));
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
