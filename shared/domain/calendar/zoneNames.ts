import bcp47 from 'cldr-bcp47/bcp47/timezone.json' with { type: 'json' };

/** The names of each zone, as Unicode lists them, the one that is never renamed first. */
const zones = Object.values(bcp47.keyword.u.tz).flatMap((zone) =>
  typeof zone === 'object' && '_alias' in zone ? [zone._alias.split(' ')] : [],
);
const keptNames = new Map(zones.flatMap((names) => names.map((name) => [name.toLowerCase(), names[0] ?? name])));

/**
 * One zone has several names in the IANA database, such as Asia/Kolkata and Asia/Calcutta, and browsers differ in which they
 * say.
 * @returns the one under which the zone is kept (R-zone-name): every engine knows it, the oldest too
 */
export function zoneName(name: string): string {
  return keptNames.get(name.toLowerCase()) ?? name;
}

/** Whether two names mean one zone (R-zone-name). */
export function isSameZone(one: string, other: string): boolean {
  return zoneName(one) === zoneName(other);
}
