import { makeAutoObservable } from 'mobx';
import type { DueReview } from '../../../shared/contract/schemas/skill.ts';
import { reviewPlayer } from '../../../shared/contract/skill.ts';
import { MAX_STARS } from '../../../shared/domain/limits.ts';
import {
  PERSONAL_SKILLS,
  type PersonalSkill,
  TECHNICAL_SKILLS,
  type TechnicalSkill,
} from '../../../shared/domain/values.ts';
import type { ApiClient } from '../../api/client.ts';
import type { Keepable } from '../../stores/KeptInput.ts';
import { isRecord } from '../../stores/keptShapes.ts';

export type Skill = PersonalSkill | TechnicalSkill;

const SKILLS: readonly Skill[] = [...PERSONAL_SKILLS, ...TECHNICAL_SKILLS];
const isStars = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_STARS;

/** Stars being given to one player for one match. */
export class ReviewDraft implements Keepable {
  stars = new Map<Skill, number>();
  /** Send was pressed without a single star. */
  isMissing = false;
  readonly due: DueReview;
  readonly #api: ApiClient;

  constructor(api: ApiClient, due: DueReview) {
    this.#api = api;
    this.due = due;
    makeAutoObservable(this, { due: false }, { autoBind: true });
  }

  starsOf(skill: Skill): number | null {
    return this.stars.get(skill) ?? null;
  }

  give(skill: Skill, stars: number | null): void {
    if (stars === null) this.stars.delete(skill);
    else this.stars.set(skill, stars);
    this.isMissing = false;
  }

  get typed(): unknown {
    return this.stars.size > 0 ? Object.fromEntries(this.stars) : null;
  }

  restore(typed: unknown): void {
    if (!isRecord(typed)) return;
    for (const skill of SKILLS) {
      const stars = typed[skill];
      if (isStars(stars)) this.stars.set(skill, stars);
    }
  }

  /** @returns whether there was anything to send. @throws ApiFailure */
  async send(): Promise<boolean> {
    if (this.stars.size === 0) {
      this.isMissing = true;
      return false;
    }
    const { gameId, userId } = this.due;
    await this.#api.call(reviewPlayer, {
      body: { gameId, userId, personal: this.#of(PERSONAL_SKILLS), technical: this.#of(TECHNICAL_SKILLS) },
    });
    return true;
  }

  #of<Key extends Skill>(skills: readonly Key[]): Record<Key, number | null> {
    return Object.fromEntries(skills.map((skill) => [skill, this.starsOf(skill)])) as Record<Key, number | null>;
  }
}
