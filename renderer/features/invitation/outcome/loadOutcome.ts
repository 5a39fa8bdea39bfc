/** What comes after the answer: fetched while the answer travels; the first look does without it. */
export const loadOutcome = () => import('./Outcome.tsx');
