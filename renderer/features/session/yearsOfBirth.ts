/** Born between 1940 and four years ago (R-year-of-birth). */
const FIRST = 1940;
const MIN_AGE = 4;

/** @returns the years of birth on offer, the latest first */
export function yearsOfBirth(now: Date): { value: string; label: string }[] {
  const last = now.getFullYear() - MIN_AGE;
  return Array.from({ length: last - FIRST + 1 }, (_, index) => {
    const year = String(last - index);
    return { value: year, label: year };
  });
}
