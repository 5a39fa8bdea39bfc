import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ResponseOf } from '../../../shared/contract/endpoint.ts';
import { getRanking, getRankingPlaces, getRatingHistory, getSkills } from '../../../shared/contract/rating.ts';
import { SPORTS, type Sport } from '../../../shared/domain/values.ts';
import { toFailure } from '../../api/apiFailure.ts';
import type { ApiClient } from '../../api/client.ts';
import type { FeedbackStore } from '../../stores/FeedbackStore.ts';
import { failed, idle, type Loadable, loading, ready, valueIn } from '../../stores/loadable.ts';
import { RankingTable } from './RankingTable.ts';

export type Skills = ResponseOf<typeof getSkills>;
export type History = ResponseOf<typeof getRatingHistory>;
export type HistoryEntry = History[number];

export interface RankingsDeps {
  api: ApiClient;
  feedback: Pick<FeedbackStore, 'report'>;
}

/** Ratings, rankings and histories as the page shows them; each request has its own state. */
export class RankingsStore {
  skills: Loadable<Skills> = idle;
  readonly #rankings = observable.map<string, Loadable<RankingTable[]>>(undefined, { deep: false });
  readonly #histories = observable.map<string, Loadable<History>>(undefined, { deep: false });
  readonly #deps: RankingsDeps;

  constructor(deps: RankingsDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The sport most played, which the server lists first; null until it is known. */
  get mainSport(): Sport | null {
    const skills = valueIn(this.skills);
    return skills && (skills[0]?.sport ?? SPORTS[0]);
  }

  /** The table of the same gender, then the mixed one. */
  rankingOf(sport: Sport, double: boolean): Loadable<RankingTable[]> {
    return this.#rankings.get(`${sport} ${double}`) ?? idle;
  }

  historyOf(teamId: string): Loadable<History> {
    return this.#histories.get(teamId) ?? idle;
  }

  /** Never fails: the state is in `skills`. */
  async loadSkills(): Promise<void> {
    if (this.skills.status !== 'ready') this.skills = loading;
    const skills = await this.#deps.api.call(getSkills).then(ready, (error: unknown) => failed(toFailure(error)));
    runInAction(() => {
      this.skills = skills;
    });
  }

  /** Never fails: the state is in `rankingOf`. What is on screen stays there while it is read again. */
  loadRanking(sport: Sport, double: boolean): Promise<void> {
    return this.#load(this.#rankings, `${sport} ${double}`, this.#tablesOf({ sport, double }));
  }

  /** Never fails: the state is in `historyOf`. */
  loadHistory(teamId: string): Promise<void> {
    return this.#load(this.#histories, teamId, this.#deps.api.call(getRatingHistory, { params: { teamId } }));
  }

  async #tablesOf(of: { sport: Sport; double: boolean }): Promise<RankingTable[]> {
    const { api } = this.#deps;
    const query = { sport: of.sport, double: of.double ? 'true' : 'false' } as const;
    const [rows, places] = await Promise.all([
      api.call(getRanking, { query: { ...query, from: '1' } }),
      api.call(getRankingPlaces, { query }),
    ]);
    return places.map((place) => {
      const own = rows.filter(({ team }) => team.mixed === place.mixed);
      return new RankingTable(this.#deps, of, place, own);
    });
  }

  async #load<T>(states: Map<string, Loadable<T>>, key: string, call: Promise<T>): Promise<void> {
    if (states.get(key)?.status !== 'ready') runInAction(() => states.set(key, loading));
    const state = await call.then(ready, (error: unknown) => failed(toFailure(error)));
    runInAction(() => states.set(key, state));
  }
}
