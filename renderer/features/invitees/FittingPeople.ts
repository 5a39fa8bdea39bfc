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

  /** Whether the viewer's level or that of one of the first `shown` is provisional (R-rating-width). */
  isRough(shown = Number.POSITIVE_INFINITY): boolean {
    const isOwn = this.list.value?.provisional ?? false;
    return isOwn || this.people.slice(0, shown).some(({ provisional }) => provisional);
  }

  /** Those of the same level, as people read it. */
  get peers(): AskablePerson[] {
    const { level } = this;
    return level === null ? [] : this.people.filter((person) => arePeers(person.level, level));
  }
}
