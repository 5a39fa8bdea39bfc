import { useEffect } from 'react';
import { usePlace } from '../ui/place.ts';
import type { Keepable } from './KeptInput.ts';
import { useStores } from './StoreContext.ts';

/**
 * Keeps what is typed into a form of this page over a session that ends and over a reload.
 * @param name tells the forms of one page apart
 */
export function useKept(name: string, form: Keepable): void {
  const { kept } = useStores();
  const { path } = usePlace();
  useEffect(() => kept.follow(`${path} ${name}`, form), [kept, path, name, form]);
}
