import { expect, it } from 'vitest';
import { formatDateBrief } from './formatDates.ts';

it('writes a date in words, and its year where it would not be clear', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  const written = (day: string, language: 'en' | 'de') =>
    formatDateBrief(`${day}T12:00:00Z`, 'UTC', { language, dateFormat: 'DD_MM_YYYY', timeFormat: 'H24' }, now);
  expect([written('2026-10-25', 'en'), written('2025-10-25', 'en')]).toEqual(['25 Oct', '25 Oct 2025']);
  expect([written('2026-10-25', 'de'), written('2025-10-25', 'de')]).toEqual(['25. Okt.', '25. Okt. 2025']);
});
