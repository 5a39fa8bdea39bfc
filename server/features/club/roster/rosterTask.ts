import { AppError } from '../../../appError.ts';
import { type Roster, readRosterFile, readRosterText } from './readRoster.ts';

/** The input of the thread: a file, or what was pasted. */
export type RosterSource = { bytes: Uint8Array } | { text: string };

/** Its result: between threads a refusal is only its code. */
export type ReadRoster = { roster: Roster } | { refused: AppError['code'] };

/** Runs in a thread of its own. */
export default function rosterTask(source: RosterSource): ReadRoster {
  try {
    return { roster: 'text' in source ? readRosterText(source.text) : readRosterFile(source.bytes) };
  } catch (error) {
    if (error instanceof AppError) return { refused: error.code };
    throw error;
  }
}
