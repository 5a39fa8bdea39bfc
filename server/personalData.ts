import type { Tx } from './db/database.ts';
import type { Jobs } from './jobs/jobs.ts';

/** A person who is erased. */
export interface ErasedPerson {
  id: string;
  name: string;
  firstName: string;
  /** Addresses that are surely theirs: proved ones, and those at which a guest was invited. */
  addresses: readonly string[];
  now: Date;
  /** They have asked for it; false for guests whom the clock forgets. */
  isWish: boolean;
}

/** Deletes what a feature stores about a person, in the one transaction of all features (R-erase). */
export type Erase = (tx: Tx, person: ErasedPerson, jobs: Jobs) => Promise<void>;
