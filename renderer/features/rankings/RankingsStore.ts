import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ResponseOf } from '../../../shared/contract/endpoint.ts';
import { getRanking, getRatingHistory, getSkills } from '../../../shared/contract/rating.ts';
import { SPORTS, type Sport } from '../../../shared/domain/values.ts';
import { toFailure } from '../../api/apiFailure.ts';
import type { ApiClient } from '../../api/client.ts';
import { failed, idle, type Loadable, loading, ready, valueIn } from '../../stores/loadable.ts';

export type Skills = ResponseOf<typeof getSkills>;
export type Ranking = ResponseOf<typeof getRanking>;
export type RankingEntry = Ranking[number];
export type RankedTeam = RankingEntry['team'];
export type History = ResponseOf<typeof getRatingHistory>;
export type HistoryEntry = History[number];

/** Ratings, rankings and histories as the page shows them; each request has its own state. */
export class RankingsStore {
  skills: Loadable<Skills> = idle;
  readonly #rankings = observable.map<string, Loadable<Ranking>>(undefined, { deep: false });
  readonly #histories = observable.map<string, Loadable<History>>(undefined, { deep: false });
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The sport most played, which the server lists first; null until it is known. */
  get mainSport(): Sport | null {
    const skills = valueIn(this.skills);
    return skills && (skills[0]?.sport ?? SPORTS[0]);
  }

  rankingOf(sport: Sport, double: boolean): Loadable<Ranking> {
    return this.#rankings.get(`${sport} ${double}`) ?? idle;
  }

  historyOf(teamId: string): Loadable<History> {
    return this.#histories.get(teamId) ?? idle;
  }

  /** Never fails: the state is in `skills`. */
  async loadSkills(): Promise<void> {
    if (this.skills.status !== 'ready') this.skills = loading;
    const skills = await this.#api.call(getSkills).then(ready, (error: unknown) => failed(toFailure(error)));
    runInAction(() => {
      this.skills = skills;
    });
  }

  /** Never fails: the state is in `rankingOf`. What is on screen stays there while it is read again. */
  loadRanking(sport: Sport, double: boolean): Promise<void> {
    const query = { sport, double: double ? 'true' : 'false' } as const;
    return this.#load(this.#rankings, `${sport} ${double}`, this.#api.call(getRanking, { query }));
  }

  /** Never fails: the state is in `historyOf`. */
  loadHistory(teamId: string): Promise<void> {
    return this.#load(this.#histories, teamId, this.#api.call(getRatingHistory, { params: { teamId } }));
  }

  async #load<T>(states: Map<string, Loadable<T>>, key: string, call: Promise<T>): Promise<void> {
    if (states.get(key)?.status !== 'ready') runInAction(() => states.set(key, loading));
    const state = await call.then(ready, (error: unknown) => failed(toFailure(error)));
    runInAction(() => states.set(key, state));
  }
}
