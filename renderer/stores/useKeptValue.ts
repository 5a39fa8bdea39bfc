import { useState } from 'react';
import { KeptValue } from './KeptValue.ts';
import { useKept } from './useKept.ts';

/** A state that is kept; the component that reads it is an `observer`. */
export function useKeptValue<Value>(
  name: string,
  start: Value,
  isValue: (kept: unknown) => kept is Value,
): KeptValue<Value> {
  const [kept] = useState(() => new KeptValue(start, isValue));
  useKept(name, kept);
  return kept;
}
