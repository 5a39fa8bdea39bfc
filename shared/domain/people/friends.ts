/** What a contacts file may be, by the end of its name (R-contacts-file). */
export const CONTACT_FILE_TYPES = ['csv', 'vcf', 'txt'] as const;
export type ContactFileType = (typeof CONTACT_FILE_TYPES)[number];

/** @returns what kind of contacts file a name says, or null for another kind */
export function contactFileType(filename: string): ContactFileType | null {
  const end = /\.(\w+)$/.exec(filename)?.[1]?.toLowerCase();
  return CONTACT_FILE_TYPES.find((type) => type === end) ?? null;
}

/** `Ann Baker <ann@club.example>`, as mail programs write people; the name may hold what else separates. */
const NAMED = /(?:"[^"]{0,100}"\s{0,5}|[^",;<>\r\n]{0,100})<([^<>]{0,254})>/g;

/**
 * @returns the addresses of a text that separates them by commas, semicolons, spaces or new lines; each may come with a
 * name. What is no address is returned as it is, and where no word is one, all of them together
 */
export function splitAddresses(text: string): string[] {
  const parts = text.replace(NAMED, ' $1 ').split(/[,;\r\n]+/);
  return parts.flatMap((part) => (part.includes('@') ? part.split(/\s+/) : [part.trim()])).filter(Boolean);
}
