/** The one source of the current instant; rules and queries get it passed in (R-clock). */
export interface Clock {
  now(): Date;
  /** Whether it was set on purpose: then it need not agree with other clocks. */
  isSet?(): boolean;
}

/** A clock that tests and `/dev/clock` set. */
export interface MovableClock extends Clock {
  /** @param instant the fixed time from now on; null lets it run again as it did before */
  set(instant: Date | null): void;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * @param start the fixed time; null begins with a time that runs
 * @param beginning where the time that runs begins, if it is not the system's
 */
export function movableClock(start: Date | null = null, beginning: Date | null = null): MovableClock {
  let fixed = start;
  const ahead = beginning === null ? 0 : beginning.getTime() - Date.now();
  return {
    now: () => new Date(fixed ?? Date.now() + ahead),
    isSet: () => fixed !== null || ahead !== 0,
    set(instant) {
      fixed = instant;
    },
  };
}
