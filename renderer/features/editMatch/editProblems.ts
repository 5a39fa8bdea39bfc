import type { TextKey } from '../../../shared/locales/keys.ts';
import type { VenueList } from '../matchForm/VenueList.ts';
import type { WindowList } from '../matchForm/WindowList.ts';
import type { EditParts } from './editParts.ts';

/** A code of the server that says which part it refused. */
export type RefusalCode = 'E.game.slot' | 'E.game.expiry';

/** The problems that keep a change from being saved. */
export interface EditProblems {
  windows: TextKey | null;
  venues: TextKey | null;
  expiry: TextKey | null;
  /** The problem of its cost. */
  court: TextKey | null;
  /** How many things there are, rows included. */
  count: number;
}

interface Edited {
  changed: Partial<EditParts>;
  windows: WindowList;
  venues: VenueList;
  /** When the time to answer would end, or null. */
  answerBy: string | null;
  moment: Date;
  /** The contract's fault in the cost of the court. */
  court: TextKey | null;
  /** The server's refusal of just this change. */
  refused: RefusalCode | null;
}

function windowsProblem({ changed, windows, refused }: Edited): TextKey | null {
  if (!changed.windows) return null;
  if (windows.rows.length === 0) return 'organise.when.problem.none';
  return refused === 'E.game.slot' ? 'edit.problem.slot' : null;
}

function expiryProblem({ changed, answerBy, moment, refused }: Edited): TextKey | null {
  if (!changed.windows && changed.expiryDays === undefined) return null;
  const isOver = answerBy !== null && answerBy <= moment.toISOString();
  return isOver || refused === 'E.game.expiry' ? 'edit.problem.expiry' : null;
}

/** @returns the problems of the changed parts; the others are not judged */
export function editProblems(edited: Edited): EditProblems {
  const { changed, windows, venues, court } = edited;
  const parts = {
    windows: windowsProblem(edited),
    venues: changed.places && venues.rows.length === 0 ? ('organise.where.problem.none' as const) : null,
    expiry: expiryProblem(edited),
    court: changed.court ? court : null,
  };
  const whole = Object.values(parts).filter(Boolean).length;
  const rows = (changed.windows ? windows.problems.size : 0) + (changed.places ? venues.problems.size : 0);
  return { ...parts, count: whole + rows };
}
