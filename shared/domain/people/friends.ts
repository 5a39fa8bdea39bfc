import { readPeople } from './writtenPeople.ts';

/**
 * @returns the addresses in a list, without their names, in lower case; text that is neither an address nor a name of one is
 * returned as it is
 */
export function splitAddresses(text: string): string[] {
  const { people, rest } = readPeople(text);
  return [...people.flatMap(({ before, email }) => [...before, email]), ...rest];
}
