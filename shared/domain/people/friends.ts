import { readPeople } from './writtenPeople.ts';

/** What a contacts file may be, by the end of its name (R-contacts-file). */
export const CONTACT_FILE_TYPES = ['csv', 'vcf', 'txt'] as const;
export type ContactFileType = (typeof CONTACT_FILE_TYPES)[number];

/** @returns the kind of contacts file with a name, or null for another kind */
export function contactFileType(filename: string): ContactFileType | null {
  const end = /\.(\w+)$/.exec(filename)?.[1]?.toLowerCase();
  return CONTACT_FILE_TYPES.find((type) => type === end) ?? null;
}

/**
 * @returns the addresses in a list, without their names, in lower case; text that is neither an address nor a name of one is
 * returned as it is
 */
export function splitAddresses(text: string): string[] {
  const { people, rest } = readPeople(text);
  return [...people.flatMap(({ before, email }) => [...before, email]), ...rest];
}
