import { expect, test } from 'vitest';
import { defaultFormats, formatsOf } from './formats.ts';

test('until somebody chooses: the day first, and 24 hours', () => {
  expect(defaultFormats('en')).toEqual({ language: 'en', dateFormat: 'DD_MM_YYYY', timeFormat: 'H24' });
  expect(defaultFormats('hu')).toEqual({ language: 'hu', dateFormat: 'DD_MM_YYYY', timeFormat: 'H24' });
});

test('what was chosen wins, and null is nothing chosen', () => {
  expect(formatsOf('en', { dateFormat: null, timeFormat: null })).toEqual(defaultFormats('en'));
  const chosen = { dateFormat: 'MM_DD_YYYY', timeFormat: 'H24' } as const;
  expect(formatsOf('en', chosen)).toEqual({ language: 'en', ...chosen });
});
