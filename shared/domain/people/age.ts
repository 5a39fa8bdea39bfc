/** Younger people are not shown by picture, year or home city (R-minor). */
const ADULT = 18;

/**
 * @param now the server's time
 * @returns the last year of birth whose people are all adults: of a birthday only the year is known, so who turns 18 this
 * year counts as younger
 */
export const adultsBornUntil = (now: Date): number => now.getUTCFullYear() - ADULT - 1;

/** Whether somebody is, or may be, under 18; a year that is not known says nothing. */
export const isMinor = (yearOfBirth: number | null, now: Date): boolean =>
  yearOfBirth !== null && yearOfBirth > adultsBornUntil(now);
