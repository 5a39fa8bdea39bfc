import { describe, expect, it } from 'vitest';
import { regionFormats } from './regionFormats.ts';

describe('how dates and times are written where a browser is at home', () => {
  it.each([
    ['en-US', 'MM_DD_YYYY', 'H12'],
    ['en-GB', 'DD_MM_YYYY', 'H24'],
    ['en-AU', 'DD_MM_YYYY', 'H12'],
    ['es-MX', 'DD_MM_YYYY', 'H12'],
    ['de-CH', 'DD_MM_YYYY', 'H24'],
    ['de', 'DD_MM_YYYY', 'H24'],
    ['hu-HU', 'DD_MM_YYYY', 'H24'],
    ['zh-Hans-CN', 'DD_MM_YYYY', 'H24'],
  ])('%s: %s, %s', (tag, dateFormat, timeFormat) => {
    expect(regionFormats([tag])).toEqual({ dateFormat, timeFormat });
  });

  it('counts the first language only: others come with a browser', () => {
    expect(regionFormats(['de', 'en-US'])).toMatchObject({ dateFormat: 'DD_MM_YYYY', timeFormat: 'H24' });
  });

  it.each([[['en']], [['en', 'en-US']], [['no tag']], [[]]])('is not known of %s', (tags) => {
    expect(regionFormats(tags)).toBeNull();
  });
});
