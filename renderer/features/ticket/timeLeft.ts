const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** How long it still is: whole days from two of them on, else hours and minutes. */
export interface TimeLeft {
  /** 0 within two days. */
  days: number;
  minutes: number;
  /** Hours and minutes, `26:05`. */
  clock: string;
}

/** @returns how long it is from `now` to `to` (ISO instants), a begun minute as a whole; null once it is over */
export function timeLeft(to: string, now: string): TimeLeft | null {
  const minutes = Math.ceil((Date.parse(to) - Date.parse(now)) / MINUTE);
  if (minutes <= 0) return null;
  const clock = `${Math.floor(minutes / HOUR)}:${`${minutes % HOUR}`.padStart(2, '0')}`;
  return { days: minutes >= 2 * DAY ? Math.floor(minutes / DAY) : 0, minutes, clock };
}
