import { AppError } from '../../../appError.ts';
import { readContacts } from './readContacts.ts';

/** Its result: between threads a refusal is only its code. */
export type Contacts = { addresses: string[] } | { refused: AppError['code'] };

/** Runs in a thread of its own. */
export default function contactsTask(bytes: Uint8Array): Contacts {
  try {
    return { addresses: readContacts(bytes) };
  } catch (error) {
    if (error instanceof AppError) return { refused: error.code };
    throw error;
  }
}
