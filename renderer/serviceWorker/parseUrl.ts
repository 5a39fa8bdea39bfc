/** @returns the address; null where the text is none. `URL.canParse` is younger than the oldest browser (R-oldest-browser) */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
