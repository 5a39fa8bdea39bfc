import { expiryLeft } from '../../../shared/domain/match/expiry.ts';
import { asksAnswer, type HeaderState } from '../../../shared/domain/match/headerState.ts';
import type { Game } from '../../stores/GamesStore.ts';

interface TimeToAnswer {
  unit: 'hours' | 'day' | 'days';
  count: number;
}

/**
 * @param now ISO instant
 * @returns how long there is to answer; null for those who have answered, and where there is no time (R-expiry-left)
 */
export function timeToAnswer(
  { status, expiresAt }: Pick<Game, 'status' | 'expiresAt'>,
  header: HeaderState,
  now: string,
): TimeToAnswer | null {
  const { unit, count } = expiryLeft(expiresAt, now);
  if (status !== 'CONFIRMED' || !asksAnswer(header) || unit === 'none' || unit === 'expired') return null;
  return { unit, count };
}
