import type { ScoreProblem } from '../../../shared/domain/score/problem.ts';

/** What stands in the way of saving, where there is something to say about it. */
export type SheetProblem = ScoreProblem | { reason: 'incomplete' | 'refused' };
