import { AppError } from '../../../appError.ts';
import { readContacts } from './readContacts.ts';

/** The input of the thread. */
export interface ContactsFile {
  filename: string;
  bytes: Uint8Array;
}

/** Its result: between threads a refusal is only its code. */
export type Contacts = { addresses: string[] } | { refused: AppError['code'] };

/** Runs in a thread of its own. */
export default function contactsTask({ filename, bytes }: ContactsFile): Contacts {
  try {
    return { addresses: readContacts(filename, bytes) };
  } catch (error) {
    if (error instanceof AppError) return { refused: error.code };
    throw error;
  }
}
