export const KEEP = 'KEEP';

/** What a page has kept of what it is made of. */
export interface KeepMessage {
  type: typeof KEEP;
  /** Whether all parts of the app are kept, or those of an invitation alone. */
  all: boolean;
  /** Address of the texts it shows. */
  texts: string;
}

/** As workbox-window says that a new release is wanted. */
export const SKIP_WAITING = 'SKIP_WAITING';
