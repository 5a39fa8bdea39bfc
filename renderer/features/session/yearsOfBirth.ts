import { MIN_YEAR_OF_BIRTH, maxYearOfBirth } from '../../../shared/domain/limits.ts';

/** @returns the years of birth on offer, the latest first */
export function yearsOfBirth(now: Date): { value: string; label: string }[] {
  const last = maxYearOfBirth(now);
  return Array.from({ length: last - MIN_YEAR_OF_BIRTH + 1 }, (_, index) => {
    const year = String(last - index);
    return { value: year, label: year };
  });
}
