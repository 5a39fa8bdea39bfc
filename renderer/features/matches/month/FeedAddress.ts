import { makeAutoObservable, runInAction } from 'mobx';
import { getCalendarFeed, renewCalendarFeed } from '../../../../shared/contract/calendar.ts';
import { type ApiFailure, toFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import { Query } from '../../../stores/Query.ts';

/** The address of the player's calendar feed; null as long as there is none (R-calendar-feed). */
export class FeedAddress {
  readonly query = new Query(() => this.#api.call(getCalendarFeed).then(({ url }) => url));
  busy = false;
  readonly #api: ApiClient;
  readonly #report: (failure: ApiFailure) => void;

  /** @param report says why no new address could be made */
  constructor(api: ApiClient, report: (failure: ApiFailure) => void) {
    this.#api = api;
    this.#report = report;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Never fails: the state is in `query`. */
  async load(): Promise<void> {
    await this.query.load();
  }

  /** Makes the first address, or a new one instead of the current one. */
  async renew(): Promise<void> {
    this.busy = true;
    try {
      const { url } = await this.#api.call(renewCalendarFeed);
      this.query.set(url);
    } catch (error) {
      this.#report(toFailure(error));
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
