import { expect, it } from 'vitest';
import { areShortcutsOn, setShortcuts } from './shortcuts.ts';

it('are on until somebody turns them off on this device', () => {
  const kept = new Map<string, string>();
  const memory = {
    get: (name: string) => kept.get(name) ?? null,
    set: (name: string, value: string) => void kept.set(name, value),
  };
  expect(areShortcutsOn(memory)).toBe(true);
  setShortcuts(memory, false);
  expect(areShortcutsOn(memory)).toBe(false);
  setShortcuts(memory, true);
  expect(areShortcutsOn(memory)).toBe(true);
});
