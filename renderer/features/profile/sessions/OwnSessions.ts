import { makeAutoObservable, runInAction } from 'mobx';
import type { ResponseOf } from '../../../../shared/contract/endpoint.ts';
import { endOtherSessions, endSession, findSessions } from '../../../../shared/contract/sessions.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import { Query } from '../../../stores/Query.ts';

export type OwnSession = ResponseOf<typeof findSessions>[number];

/** Where somebody is logged in, and ending it (R-sessions). */
export class OwnSessions {
  readonly list = new Query(() => this.#api.call(findSessions));
  /** Id of the session that is being ended, or `others`. */
  busy: string | null = null;
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get hasOthers(): boolean {
    return this.list.value?.some(({ current }) => !current) ?? false;
  }

  /** @throws ApiFailure; one that has ended already is none */
  async end(id: string): Promise<void> {
    await this.work(id, async () => {
      await this.#api.call(endSession, { params: { id } }).catch((error: unknown) => {
        if (toFailure(error).code !== 'E.notFound') throw error;
      });
    });
  }

  /** @throws ApiFailure */
  async endOthers(): Promise<void> {
    await this.work('others', () => this.#api.call(endOtherSessions));
  }

  private async work(what: string, end: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = what;
    try {
      await end();
      await this.list.refresh();
    } finally {
      runInAction(() => {
        this.busy = null;
      });
    }
  }
}
