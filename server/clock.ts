/** The one source of the current instant; rules and queries get it passed in (R-clock). */
export interface Clock {
  now(): Date;
  /** Whether it was set on purpose: then it need not agree with other clocks. */
  isSet?(): boolean;
}

/** A clock that tests and `/dev/clock` set. */
export interface MovableClock extends Clock {
  /** @param instant the fixed time from now on; null lets it run again with the system's time */
  set(instant: Date | null): void;
}

export const systemClock: Clock = { now: () => new Date() };

/** @param start the fixed time; null begins with the system's time */
export function movableClock(start: Date | null = null): MovableClock {
  let fixed = start;
  return {
    now: () => new Date(fixed ?? Date.now()),
    isSet: () => fixed !== null,
    set(instant) {
      fixed = instant;
    },
  };
}
