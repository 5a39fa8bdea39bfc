import { useEffect, useState } from 'react';
import { useRoute } from '../ui/route.ts';
import type { Keepable } from './KeptInput.ts';
import { KeptValue } from './KeptValue.ts';
import { useStores } from './StoreContext.ts';

/**
 * Keeps what is typed into a form of this page over a session that ends and over a reload.
 * @param name tells the forms of one page apart
 */
export function useKept(name: string, form: Keepable): void {
  const { kept } = useStores();
  const { path } = useRoute();
  useEffect(() => kept.follow(`${path} ${name}`, form), [kept, path, name, form]);
}

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
