import { makeAutoObservable } from 'mobx';
import {
  findDueReviews,
  getPersonalSkills,
  getPersonalSkillsOfAll,
  getPersonalSkillsOfCircle,
  getTechnicalSkills,
  getTechnicalSkillsOfAll,
  getTechnicalSkillsOfCircle,
} from '../../../../shared/contract/skill.ts';
import { PERSONAL_SKILLS, TECHNICAL_SKILLS } from '../../../../shared/domain/values.ts';
import type { ApiClient } from '../../../api/client.ts';
import { Query } from '../../../stores/Query.ts';
import type { Skill } from '../../stars/ReviewDraft.ts';

export type SkillKind = 'personal' | 'technical';

/** Stars of one skill, 1 to 6; null with too few reviewers. */
export interface SkillRow {
  skill: Skill;
  own: number | null;
  circle: number | null;
  all: number | null;
}

type Means = Partial<Record<Skill, number | null>>;

const rowsOf = (skills: readonly Skill[], own: Means, circle: Means, all: Means): SkillRow[] =>
  skills.map((skill) => ({
    skill,
    own: own[skill] ?? null,
    circle: circle[skill] ?? null,
    all: all[skill] ?? null,
  }));

/** The stars of a player beside those of their circle and of everybody, and the players who can still get some (R-stars-whose). */
export class SkillsStore {
  readonly personal = new Query(() => this.#rowsOf('personal'));
  readonly technical = new Query(() => this.#rowsOf('technical'));
  readonly due = new Query(() => this.#api.call(findDueReviews));
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Never fails: the state is in `personal` or `technical`. The old stars stay on screen meanwhile. */
  async load(kind: SkillKind): Promise<void> {
    await this[kind].refresh();
  }

  /** Never fails: the state is in `due`. */
  async loadDue(): Promise<void> {
    await this.due.refresh();
  }

  /** Takes a player off the list once they have got stars. */
  settle(gameId: string, userId: string): void {
    const others = this.due.value?.filter((due) => due.gameId !== gameId || due.userId !== userId);
    if (others) this.due.set(others);
  }

  async #rowsOf(kind: SkillKind): Promise<SkillRow[]> {
    const api = this.#api;
    if (kind === 'personal') {
      const [own, circle, all] = await Promise.all([
        api.call(getPersonalSkills),
        api.call(getPersonalSkillsOfCircle),
        api.call(getPersonalSkillsOfAll),
      ]);
      return rowsOf(PERSONAL_SKILLS, own, circle, all);
    }
    const [own, circle, all] = await Promise.all([
      api.call(getTechnicalSkills),
      api.call(getTechnicalSkillsOfCircle),
      api.call(getTechnicalSkillsOfAll),
    ]);
    return rowsOf(TECHNICAL_SKILLS, own, circle, all);
  }
}
