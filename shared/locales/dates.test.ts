import { expect, it } from 'vitest';
import { dateFormatter, dateTag } from './dates.ts';
import { intlTag } from './intl.ts';
import { LANGUAGES, type Language } from './languages.ts';

// R-formats
it('of English alone the order of day and month is a choice', () => {
  expect(dateTag({ language: 'en', dateFormat: 'DD_MM_YYYY' })).toBe('en-GB');
  expect(dateTag({ language: 'en', dateFormat: 'MM_DD_YYYY' })).toBe('en-US');
  expect(dateTag({ language: 'de', dateFormat: 'MM_DD_YYYY' })).toBe('de');
});

const FIRST = new Date('2026-12-01T08:30:00Z');
const FIFTH = new Date('2026-12-05T10:00:00Z');
const BEFORE = new Date('2026-11-25T12:00:00Z');
const tagOf = (language: Language) => dateTag({ language, dateFormat: 'DD_MM_YYYY' });
const spaced = (text: string) => text.replace(/\s/g, ' ');
const BRIEF = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const LONG = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

// R-formats
it.each([
  ['en', 'Tue 1 Dec', 'Tuesday 1 December'],
  ['es', 'mar 1 dic', 'martes, 1 de diciembre'],
  ['fr', 'mar. 1er déc.', 'mardi 1er décembre'],
  ['it', 'mar 1 dic', 'martedì 1 dicembre'],
  ['de', 'Di., 1. Dez.', 'Dienstag, 1. Dezember'],
  ['nl', 'di 1 dec', 'dinsdag 1 december'],
  ['pt', 'ter., 1/12', 'terça-feira, 1 de dezembro'],
  ['hu', 'dec. 1., kedd', 'december 1., kedd'],
] as const)('a day in %s is %s or %s', (language, brief, long) => {
  expect(dateFormatter(tagOf(language), BRIEF).format(FIRST)).toBe(brief);
  expect(dateFormatter(tagOf(language), LONG).format(FIRST)).toBe(long);
});

it.each([
  ['en', '25 November – 1 December', '1–5 December'],
  ['fr', '25 novembre – 1er décembre', '1er–5 décembre'],
  ['it', '25 novembre – 1 dicembre', '1–5 dicembre'],
  ['pt', '25 de novembro – 1 de dezembro', '1–5 de dezembro'],
] as const)('days in %s reach from one to another: %s, %s', (language, overMonths, within) => {
  const { formatRange } = dateFormatter(tagOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  expect(spaced(formatRange(BEFORE, FIRST))).toBe(overMonths);
  expect(spaced(formatRange(FIRST, FIFTH))).toBe(within);
});

it.each(['en', 'es', 'fr', 'it', 'nl', 'pt'] as const)(
  'hours in %s have two figures, and no spaces around their dash',
  (language) => {
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;
    expect(dateFormatter(intlTag(language), clock).formatRange(FIRST, new Date('2026-12-01T10:00:00Z'))).toBe(
      '08:30–10:00',
    );
  },
);

it('the first of the month in figures is a figure in French', () => {
  const figures = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  expect(dateFormatter('fr', figures).format(FIRST)).toBe('01/12/2026');
});

// R-formats: one weekday by its letter heads a column.
it('a weekday alone is as short as it is asked for', () => {
  expect(dateFormatter('hu', { weekday: 'short', timeZone: 'UTC' }).format(FIRST)).toBe('K');
  expect(dateFormatter('pt-PT', { weekday: 'short', timeZone: 'UTC' }).format(FIRST)).toBe('ter.');
});

// Hungarian says the half of the day first.
it('a range over noon keeps its dash in every language', () => {
  const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone: 'UTC' } as const;
  for (const language of LANGUAGES) {
    const { formatRange } = dateFormatter(tagOf(language), clock);
    expect(formatRange(FIRST, new Date('2026-12-01T14:00:00Z')), language).toMatch(/–/);
  }
});

it('morning and afternoon are written in small letters in English, by either order of the date', () => {
  const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone: 'UTC' } as const;
  for (const tag of ['en-GB', 'en-US']) expect(spaced(dateFormatter(tag, clock).format(FIRST))).toBe('8:30 am');
});
