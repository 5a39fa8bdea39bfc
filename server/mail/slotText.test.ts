import { expect, test } from 'vitest';
import type { Formats } from '../../shared/domain/formats.ts';
import { dayText, momentText, shortSlotText, slotParts, slotText } from './slotText.ts';

const FROM = new Date('2026-11-26T17:30:00Z');
const TO = new Date('2026-11-26T19:00:00Z');
const written = (formats: Formats) => slotText(formats, FROM, TO, 'Europe/Brussels').replace(/\s/g, ' ');

test.each([
  ['en', 'DD_MM_YYYY', 'H24', 'Thursday 26 November 2026, 18:30–20:00', '26 November 2026'],
  ['en', 'DD_MM_YYYY', 'H12', 'Thursday 26 November 2026, 6:30–8:00 pm', '26 November 2026'],
  ['en', 'MM_DD_YYYY', 'H12', 'Thursday, November 26, 2026, 6:30–8:00 pm', 'November 26, 2026'],
  ['en', 'MM_DD_YYYY', 'H24', 'Thursday, November 26, 2026, 18:30–20:00', 'November 26, 2026'],
  ['de', 'MM_DD_YYYY', 'H24', 'Donnerstag, 26. November 2026, 18:30–20:00 Uhr', '26. November 2026'],
  ['pt', 'DD_MM_YYYY', 'H24', 'quinta-feira, 26 de novembro de 2026, 18:30–20:00', '26 de novembro de 2026'],
] as const)('%s, %s, %s: %s', (language, dateFormat, timeFormat, slot, day) => {
  const formats = { language, dateFormat, timeFormat };
  expect(written(formats)).toBe(slot);
  expect(dayText(formats, FROM.getTime())).toBe(day);
});

// R-half-hours
test('the repeated hour of a daylight-saving night has its start and its end', () => {
  const [from, to] = [new Date('2026-10-25T00:00:00Z'), new Date('2026-10-25T01:00:00Z')];
  const german = { language: 'de', dateFormat: 'DD_MM_YYYY', timeFormat: 'H24' } as const;
  const zone = 'Europe/Brussels';
  expect(slotText(german, from, to, zone)).toBe('Sonntag, 25. Oktober 2026 um 02:00 MESZ–02:00 MEZ');
  expect(shortSlotText(german, from, to, zone)).toBe('So., 25. Okt., 02:00 MESZ–02:00 MEZ');
  expect(slotParts(german, from, to, zone)).toMatchObject({ time: '02:00', end: ' MESZ–02:00 MEZ' });
  const british = { ...german, language: 'en' } as const;
  expect(slotText(british, new Date('2026-10-25T01:30:00Z'), new Date('2026-10-25T03:00:00Z'), zone)).toBe(
    'Sunday 25 October 2026 at 02:30 CET–04:00',
  );
});

// R-formats
test('a moment is said in German with „Uhr“, as a range is', () => {
  const german = { language: 'de', dateFormat: 'DD_MM_YYYY', timeFormat: 'H24' } as const;
  const moment = (formats: Formats) => momentText(formats, FROM, 'Europe/Brussels');
  expect(moment(german)).toBe('Donnerstag, 26. November 2026 um 18:30 Uhr');
  expect(moment({ ...german, timeFormat: 'H12' })).toMatch(/6:30\sPM$/);
  expect(moment({ ...german, language: 'hu' })).toMatch(/18:30$/);
});
