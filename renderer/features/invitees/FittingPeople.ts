import { makeAutoObservable } from 'mobx';
import { findFittingPeople } from '../../../shared/contract/people.ts';
import type { AskablePerson } from '../../../shared/contract/schemas/people.ts';
import { arePeers } from '../../../shared/domain/people/peers.ts';
import type { MatchType, Sport } from '../../../shared/domain/values.ts';
import type { ApiClient } from '../../api/client.ts';
import { Query } from '../../stores/Query.ts';

/** Players of about the viewer's level whom they may ask, known or not (R-people-fitting). */
export class FittingPeople {
  readonly list = new Query(() => this.#api.call(findFittingPeople, { query: this.#kind() }));
  readonly #api: ApiClient;
  readonly #kind: () => { sport?: Sport; matchType: MatchType };

  /** @param kind of match they are for; without a sport the viewer's main one */
  constructor(api: ApiClient, kind: () => { sport?: Sport; matchType: MatchType }) {
    this.#api = api;
    this.#kind = kind;
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  /** The nearest first. */
  get people(): AskablePerson[] {
    return this.list.value?.people ?? [];
  }

  /** The viewer's; null while it is not known. */
  get level(): number | null {
    return this.list.value?.level ?? null;
  }

  /** Those of the same level, as people read it. */
  get peers(): AskablePerson[] {
    const { level } = this;
    return level === null ? [] : this.people.filter((person) => arePeers(person.level, level));
  }
}
