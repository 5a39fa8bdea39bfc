/** What people do, from the sizes in docs/operations.md; all but the matches are assumptions, meant to be high. */
export const FIGURES = {
  /** Forty games a player and year, three players a match. */
  matchesPerPlayerYear: 40 / 3,
  /** Two invitations and the one to pass on. */
  linksPerMatch: 3,
  /** Mail, reminder, agreement. */
  opensPerLink: 3,
  /** From the match's making to an opening, in the mean. */
  hoursToOpen: 24,
  /** Most devices stay logged in; so many are new, or begin anew, and know no cell. */
  logInsPerPlayerYear: 24,
  /** Whose device has kept no cell, and goes to the nearest one. */
  unknownDevice: 0.5,
  /** Of addresses typed at a log-in, those that nobody has. */
  mistyped: 0.05,
  signUpsPerPlayerYear: 0.3,
  /** Of a match's links, those of people of another cell; and of log-ins, those far from home. */
  elsewhere: 0.05,
  /** Players who move to another cell for good. */
  movesPerPlayerYear: 0.02,
  /** The busiest hour against the mean. */
  peak: 10,
} as const;

/** How long a cell keeps what the directory said: where something is, and that it is nowhere. */
export const KEPT_HOURS = 24;
export const KEPT_MISSING_HOURS = 1 / 60;
