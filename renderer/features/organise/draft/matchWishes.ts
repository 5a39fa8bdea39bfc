import { WISHED_AGES, WISHED_LEVELS } from '../../../../shared/domain/limits.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';

/** Levels and ages an organiser looks for, as typed; empty is any (R-game-preference). */
export interface Wishes {
  levelFrom: string;
  levelTo: string;
  ageFrom: string;
  ageTo: string;
}

export const NO_WISHES: Wishes = { levelFrom: '', levelTo: '', ageFrom: '', ageTo: '' };

const BOUNDS = { level: WISHED_LEVELS, age: WISHED_AGES };

/** @returns the number typed with a point or a comma, null for nothing, NaN for no number */
export function readNumber(text: string): number | null {
  const bare = text.trim().replace(',', '.');
  if (bare === '') return null;
  return /^-?\d{1,3}(\.\d{1,2})?$/.test(bare) ? Number(bare) : Number.NaN;
}

function numberProblem(kind: 'level' | 'age', text: string): TextKey | null {
  const value = readNumber(text);
  if (value === null) return null;
  const [least, most] = BOUNDS[kind];
  if (Number.isNaN(value)) return 'organise.wishes.problem.number';
  if (kind === 'age' && !Number.isInteger(value)) return 'field.wholeNumber';
  if (value < least) return 'field.tooSmall';
  return value > most ? 'field.tooLarge' : null;
}

/** What is wrong with the wishes, by field. */
export function wishProblems(wishes: Wishes): Map<keyof Wishes, TextKey> {
  const found = new Map<keyof Wishes, TextKey>();
  for (const kind of ['level', 'age'] as const) {
    const fields = [`${kind}From`, `${kind}To`] as const;
    for (const field of fields) {
      const problem = numberProblem(kind, wishes[field]);
      if (problem) found.set(field, problem);
    }
    const [from, to] = fields.map((field) => readNumber(wishes[field]));
    const isTurned = from != null && to != null && from > to;
    if (isTurned && !found.has(fields[0])) found.set(fields[1], 'organise.wishes.problem.order');
  }
  return found;
}
