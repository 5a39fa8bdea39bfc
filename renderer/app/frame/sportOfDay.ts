import { SPORTS, type Sport } from '../../../shared/domain/values.ts';

/** @returns another sport every day, the same day for all: whoever plays padel is not always met by tennis (R-banner) */
export const sportOfDay = (now: Date): Sport => SPORTS[now.getUTCDate() % SPORTS.length] ?? 'TENNIS';
