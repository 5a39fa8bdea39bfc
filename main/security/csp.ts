/**
 * @param serverOrigin the one server the app talks to
 * @returns the content security policy of the app's pages
 */
export function contentSecurityPolicy(serverOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${serverOrigin}`,
    "font-src 'self'",
    `connect-src 'self' ${serverOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
