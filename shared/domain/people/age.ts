/** Picture, year of birth and home city of younger people are not shown (R-minor). */
const ADULT = 18;

/**
 * @param now the server's time
 * @returns the last year of birth whose people are all adults: only the year of birth is known, so a person who turns 18 this
 * year counts as younger
 */
export const adultsBornUntil = (now: Date): number => now.getUTCFullYear() - ADULT - 1;

/** Whether a person is, or may be, under 18; an unknown year does not count. */
export const isMinor = (yearOfBirth: number | null, now: Date): boolean =>
  yearOfBirth !== null && yearOfBirth > adultsBornUntil(now);
