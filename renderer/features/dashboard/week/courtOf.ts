/** Words with a number that end the name of a venue: "court 2", "Platz 3", "2. pálya". */
const NUMBERED = /(?:\p{L}+\.? ?\d{1,3}|\b\d{1,3}\. ?\p{L}+)$/u;

/** @returns the court in a venue's name, such as "court 2" of "Parkside court 2"; null where it names none */
export function courtOf(venue: string | undefined): string | null {
  return venue?.trim().match(NUMBERED)?.[0] ?? null;
}
