/** The page after the answer: fetched while the answer travels; the first view does without it. */
export const loadOutcome = () => import('./Outcome.tsx');
