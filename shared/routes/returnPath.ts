import { PATHS, readPath } from './paths.ts';

/** Query parameter of the log-in pages with the page that the visitor wanted. */
export const RETURN_PARAMETER = 'to';

/**
 * @returns the address of the log-in page that leads back to `wanted` afterwards
 */
export function loginPathFor(wanted: string): string {
  return wanted === PATHS.dashboard ? PATHS.login : `${PATHS.login}?${RETURN_PARAMETER}=${encodeURIComponent(wanted)}`;
}

/** @returns the address of the sign-up whose log-in leads back to `wanted` */
export function signUpPathFor(wanted: string): string {
  return `${PATHS.signUpMail}?${RETURN_PARAMETER}=${encodeURIComponent(wanted)}`;
}

/**
 * @param wanted from the address bar, so anybody may have written it
 * @returns the path to go to after log-in: one of the app's own, else the dashboard
 */
export function returnPath(wanted: string | null): string {
  // "//host" and "/\host" are addresses of other sites to a browser.
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return PATHS.dashboard;
  const [path = ''] = wanted.split(/[?#]/);
  return readPath(path) ? wanted : PATHS.dashboard;
}
