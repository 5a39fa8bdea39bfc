import { readPeople } from './writtenPeople.ts';

/** What a contacts file may be, by the end of its name (R-contacts-file). */
export const CONTACT_FILE_TYPES = ['csv', 'vcf', 'txt'] as const;
export type ContactFileType = (typeof CONTACT_FILE_TYPES)[number];

/** @returns what kind of contacts file a name says, or null for another kind */
export function contactFileType(filename: string): ContactFileType | null {
  const end = /\.(\w+)$/.exec(filename)?.[1]?.toLowerCase();
  return CONTACT_FILE_TYPES.find((type) => type === end) ?? null;
}

/**
 * @returns the addresses of a list, each with its name left out, in lower case; what is no address, and no name of one, is
 * returned as it is
 */
export function splitAddresses(text: string): string[] {
  const { people, rest } = readPeople(text);
  return [...people.flatMap(({ before, email }) => [...before, email]), ...rest];
}
