import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ResponseOf } from '../../../shared/contract/endpoint.ts';
import { getOwnRanks, getRanking, getRatingHistory, getSkills } from '../../../shared/contract/rating.ts';
import { SPORTS, type Sport } from '../../../shared/domain/values.ts';
import type { ApiClient } from '../../api/client.ts';
import type { FeedbackStore } from '../../stores/FeedbackStore.ts';
import { idle, type Loadable, Query } from '../../stores/Query.ts';
import { ProvisionalList } from './table/ProvisionalList.ts';
import { RankingTable, windowStart } from './table/RankingTable.ts';
import type { Position, Ranking, TableQuery } from './table/tableRequest.ts';

export type Skills = ResponseOf<typeof getSkills>;
export type History = ResponseOf<typeof getRatingHistory>;
export type HistoryEntry = History[number];

export interface RankingsDeps {
  api: ApiClient;
  feedback: Pick<FeedbackStore, 'report'>;
}

/** How many are listed apart; a server of the release before does not say it. */
const provisionalIn = (position: Partial<Position>): number => position.provisional?.total ?? 0;

/** Ratings, rankings and histories as the page shows them; each request has its own state. */
export class RankingsStore {
  readonly skills = new Query(() => this.#deps.api.call(getSkills));
  readonly #rankings = observable.map<string, Query<RankingTable[]>>(undefined, { deep: false });
  readonly #histories = observable.map<string, Query<History>>(undefined, { deep: false });
  readonly #deps: RankingsDeps;

  constructor(deps: RankingsDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The sport played last, tennis before the first match; null until it is known. */
  get latestSport(): Sport | null {
    const skills = this.skills.value;
    if (!skills) return null;
    const latest = skills.reduce<Skills[number] | undefined>(
      (best, skill) => (best === undefined || (skill.lastDay ?? '') > (best.lastDay ?? '') ? skill : best),
      undefined,
    );
    return latest?.sport ?? SPORTS[0];
  }

  /** The ranking with most matches of a sport: its tile has that rating; null until it is known. */
  mainRanking(sport: Sport): { double: boolean; mixed: boolean } | null {
    const skills = this.skills.value;
    if (!skills) return null;
    const { double = false, mixed = false } = skills.find((skill) => skill.sport === sport) ?? {};
    return { double, mixed };
  }

  /** The table of the same gender, then the mixed one. */
  rankingOf(sport: Sport, double: boolean): Loadable<RankingTable[]> {
    return this.#rankings.get(`${sport} ${double}`)?.state ?? idle;
  }

  historyOf(teamId: string): Loadable<History> {
    return this.#histories.get(teamId)?.state ?? idle;
  }

  /** Never fails: the state is in `skills`. */
  async loadSkills(): Promise<void> {
    await this.skills.refresh();
  }

  /** Never fails: the state is in `rankingOf`. The old one stays on screen meanwhile. */
  loadRanking(sport: Sport, double: boolean): Promise<void> {
    return this.#load(this.#rankings, `${sport} ${double}`, () => this.#tablesOf({ sport, double }));
  }

  /** Never fails: the state is in `historyOf`. */
  loadHistory(teamId: string): Promise<void> {
    const { api } = this.#deps;
    return this.#load(this.#histories, teamId, () => api.call(getRatingHistory, { params: { teamId } }));
  }

  async #tablesOf(of: { sport: Sport; double: boolean }): Promise<RankingTable[]> {
    const { api } = this.#deps;
    const query = { sport: of.sport, double: of.double ? 'true' : 'false' } as const;
    const [rows, positions] = await Promise.all([
      api.call(getRanking, { query: { ...query, from: '1' } }),
      api.call(getOwnRanks, { query }),
    ]);
    const hasProvisional = positions.some((position) => provisionalIn(position) > 0);
    const apart = hasProvisional
      ? await api.call(getRanking, { query: { ...query, provisional: 'true', from: '1' } })
      : [];
    const tables = positions.map(async (position) => {
      const table = { ...query, mixed: position.mixed ? 'true' : 'false' } as const;
      const first = rows.filter(({ team }) => team.mixed === position.mixed);
      const from = windowStart(position);
      const isFar = position.rank !== null && position.rank > first.length;
      return new RankingTable(this.#deps, table, position, {
        first,
        ...(isFar && {
          around: await api.call(getRanking, { query: { ...table, from: `${from}` } }),
        }),
        apart: await this.#apartOf(
          table,
          position,
          apart.filter(({ team }) => team.mixed === position.mixed),
        ),
      });
    });
    return Promise.all(tables);
  }

  async #apartOf(table: TableQuery, position: Position, first: Ranking): Promise<ProvisionalList | null> {
    const total = provisionalIn(position);
    if (total === 0) return null;
    const { rank, matchesLeft } = position.provisional;
    const query = { ...table, provisional: 'true', from: `${rank}` } as const;
    const page = rank !== null && rank > first.length ? await this.#deps.api.call(getRanking, { query }) : first;
    const own = page.find((entry) => entry.rank === rank) ?? null;
    return new ProvisionalList(this.#deps, table, { first, own, total, matchesLeft });
  }

  async #load<T>(queries: Map<string, Query<T>>, key: string, fetch: () => Promise<T>): Promise<void> {
    const query = queries.get(key) ?? new Query(fetch);
    if (!queries.has(key)) runInAction(() => queries.set(key, query));
    await query.refresh();
  }
}
