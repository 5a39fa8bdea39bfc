import { expect, test } from 'vitest';
import type { Formats } from '../../shared/domain/formats.ts';
import { dayText, slotText } from './slotText.ts';

const FROM = new Date('2026-11-26T17:30:00Z');
const TO = new Date('2026-11-26T19:00:00Z');
const written = (formats: Formats) => slotText(formats, FROM, TO, 'Europe/Brussels').replace(/\s/g, ' ');

test.each([
  ['en', 'DD_MM_YYYY', 'H24', 'Thursday, 26 November 2026, 18:30–20:00', '26 November 2026'],
  ['en', 'DD_MM_YYYY', 'H12', 'Thursday, 26 November 2026, 6:30 – 8:00 pm', '26 November 2026'],
  ['en', 'MM_DD_YYYY', 'H12', 'Thursday, November 26, 2026, 6:30 – 8:00 PM', 'November 26, 2026'],
  ['en', 'MM_DD_YYYY', 'H24', 'Thursday, November 26, 2026, 18:30 – 20:00', 'November 26, 2026'],
  ['de', 'MM_DD_YYYY', 'H24', 'Donnerstag, 26. November 2026, 18:30–20:00 Uhr', '26. November 2026'],
  ['pt', 'DD_MM_YYYY', 'H24', 'quinta-feira, 26 de novembro de 2026, 18:30 – 20:00', '26 de novembro de 2026'],
] as const)('%s, %s, %s: %s', (language, dateFormat, timeFormat, slot, day) => {
  const formats = { language, dateFormat, timeFormat };
  expect(written(formats)).toBe(slot);
  expect(dayText(formats, FROM.getTime())).toBe(day);
});
