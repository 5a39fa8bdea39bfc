import type { Memory } from './platform.ts';

/**
 * Storage may be forbidden or full (private windows, managed browsers): then it lasts as long as the page.
 * @param storage asked for inside, because even naming it throws where it is forbidden
 */
export function createMemory(storage: () => Storage): Memory {
  const own = new Map<string, string>();
  const name = (key: string) => `crosscourt.${key}`;
  return {
    get(key) {
      try {
        return storage().getItem(name(key)) ?? own.get(key) ?? null;
      } catch {
        return own.get(key) ?? null;
      }
    },
    set(key, value) {
      own.set(key, value);
      try {
        storage().setItem(name(key), value);
      } catch {
        // `own` has it.
      }
    },
  };
}
