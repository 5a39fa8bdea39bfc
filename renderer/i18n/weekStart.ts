import type { FormatPreferences } from './format.ts';

/** @returns the day a week begins with, 0 for Sunday: only those who write month before day begin with it */
export function weekStart({ language, dateFormat }: Pick<FormatPreferences, 'language' | 'dateFormat'>): 0 | 1 {
  return language === 'en' && dateFormat === 'MM_DD_YYYY' ? 0 : 1;
}
