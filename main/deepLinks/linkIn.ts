/**
 * @param argv a command line; its order means nothing, Chromium changes it
 * @returns the path of the first link in it
 */
export function linkIn(argv: readonly string[], read: (link: string) => string | null): string | null {
  for (const argument of argv.slice(1)) {
    const path = argument.startsWith('-') ? null : read(argument);
    if (path) return path;
  }
  return null;
}
