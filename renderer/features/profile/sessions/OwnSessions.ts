import { makeAutoObservable } from 'mobx';
import type { ResponseOf } from '../../../../shared/contract/endpoint.ts';
import type { Proof } from '../../../../shared/contract/schemas/proof.ts';
import { endOtherSessions, endSession, findSessions } from '../../../../shared/contract/sessions.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import { Query } from '../../../stores/Query.ts';
import type { ProveOwner } from '../../proof/OwnerProof.ts';

export type OwnSession = ResponseOf<typeof findSessions>[number];

/** A person's sessions, and ending them (R-sessions). */
export class OwnSessions {
  readonly list = new Query(() => this.#api.call(findSessions));
  readonly #api: ApiClient;
  readonly #prove: ProveOwner;

  constructor(api: ApiClient, prove: ProveOwner) {
    this.#api = api;
    this.#prove = prove;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get hasOthers(): boolean {
    return this.list.value?.some(({ current }) => !current) ?? false;
  }

  /** @returns whether it was ended; false when they gave up. One that has ended already is. @throws ApiFailure */
  async end(id: string): Promise<boolean> {
    return this.#work(async (body) => {
      await this.#api.call(endSession, { params: { id }, body }).catch((error: unknown) => {
        if (toFailure(error).code !== 'E.notFound') throw error;
      });
    });
  }

  /** @returns whether they were ended; false when they gave up. @throws ApiFailure */
  async endOthers(): Promise<boolean> {
    return this.#work((body) => this.#api.call(endOtherSessions, { body }));
  }

  async #work(end: (proof: Proof) => Promise<unknown>): Promise<boolean> {
    const isDone = await this.#prove(end);
    if (isDone) await this.list.refresh();
    return isDone;
  }
}
