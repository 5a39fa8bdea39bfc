/** Pages and calls whose path carries a token (R-redaction). */
const SECRET_PATH = /^\/(extinv|setNewPassword|g|unsub|email|calendar)(?=[/?]|$)[^ ]*/;

/** @returns the path of a request as it may stand in a log: no token, no address, no query */
export function loggablePath(url: string): string {
  return url.replace(SECRET_PATH, '/$1/…').split('?')[0] ?? '';
}
