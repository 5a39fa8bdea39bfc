import { PATHS } from './paths.ts';

/** The address to which Apple sends the browser back with a form (its response mode `form_post`). */
export const APPLE_RETURN_PATH = '/oauth/apple';

/** What Apple's return gives to the log-in page in the query parameter `at` (R-apple-return). */
export interface AppleReturn {
  /** One-time handle, valid for a minute. */
  id: string;
  /** The value that the page gave to Apple when it sent the person there. */
  state: string;
  /** Apple gives the name the first time only; empty afterwards. */
  firstName: string;
  lastName: string;
}

export const APPLE_PARAMETER = 'at';
/** Instead of a return: Apple refused, or the person changed their mind. */
const FAILED = 'failed';

/** @returns the log-in page's address with the data of Apple's return; null means that it failed */
export function appleReturnPath(returned: AppleReturn | null): string {
  const value = returned ? encodeURIComponent(JSON.stringify(returned)) : FAILED;
  return `${PATHS.login}?${APPLE_PARAMETER}=${value}`;
}

/**
 * @param value of the parameter, decoded; anybody may have written it
 * @returns null when it contains no return
 */
export function readAppleReturn(value: string): AppleReturn | null {
  try {
    const { id, state, firstName, lastName } = JSON.parse(value) as Record<string, unknown>;
    if (typeof id !== 'string' || typeof state !== 'string') return null;
    const words = (name: unknown) => (typeof name === 'string' ? name : '');
    return { id, state, firstName: words(firstName), lastName: words(lastName) };
  } catch {
    return null;
  }
}
