import { makeAutoObservable } from 'mobx';
import { setInitialRating } from '../../../../shared/contract/rating.ts';
import { RATING_SYSTEMS } from '../../../../shared/domain/rating/scale.ts';
import type { Sport } from '../../../../shared/domain/values.ts';
import type { ApiClient } from '../../../api/client.ts';

type System = (typeof RATING_SYSTEMS)[number];

/** Saying where one starts in a sport: a scale, then a level on it (R-rating-systems). */
export class InitialRating {
  sport: Sport;
  systemCode = '';
  value = '';
  /** Save was pressed with something missing. */
  isMissing = false;
  readonly #api: ApiClient;

  constructor(api: ApiClient, sport: Sport) {
    this.#api = api;
    this.sport = sport;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get systems(): System[] {
    return RATING_SYSTEMS.filter(({ sports }) => sports.includes(this.sport));
  }

  get system(): System | undefined {
    return this.systems.find(({ code }) => code === this.systemCode);
  }

  /** On the shown scale; null until both are chosen. */
  get rating(): number | null {
    return this.system?.values.find(({ value }) => value === this.value)?.shown ?? null;
  }

  setSport(sport: Sport): void {
    this.sport = sport;
    if (!this.system) this.setSystem('');
  }

  setSystem(code: string): void {
    this.systemCode = code;
    this.value = '';
  }

  setValue(value: string): void {
    this.value = value;
  }

  /** @returns whether it was complete, and is saved. @throws ApiFailure */
  async save(): Promise<boolean> {
    const { sport, rating } = this;
    this.isMissing = rating === null;
    if (rating === null) return false;
    await this.#api.call(setInitialRating, { body: { sport, productRating: rating } });
    return true;
  }
}
