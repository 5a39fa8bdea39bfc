import type { Plugin } from 'vite';

interface Zones {
  keyword: { u: { tz: Record<string, string | { _alias?: string }> } };
}

/** Leaves in a page's copy of Unicode's time zones what `zoneName` reads: the names of those that have several. */
export const zoneNames: Plugin = {
  name: 'zone-names',
  enforce: 'pre',
  transform(text, id) {
    if (!id.endsWith('/cldr-bcp47/bcp47/timezone.json')) return null;
    const { tz } = (JSON.parse(text) as Zones).keyword.u;
    const named = Object.values(tz).flatMap((zone) =>
      typeof zone === 'object' && zone._alias?.includes(' ') ? [{ _alias: zone._alias }] : [],
    );
    return JSON.stringify({ keyword: { u: { tz: named } } });
  },
};
