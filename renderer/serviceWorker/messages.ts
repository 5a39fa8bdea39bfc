export const KEEP = 'KEEP';

/** What a page has kept of what it is made of. */
export interface KeepMessage {
  type: typeof KEEP;
  /** Whether all parts of the app are kept, or those of an invitation alone. */
  all: boolean;
  /** Address of the texts it shows. */
  texts: string;
}

/** The person wants the new release. */
export const SKIP_WAITING = 'SKIP_WAITING';
