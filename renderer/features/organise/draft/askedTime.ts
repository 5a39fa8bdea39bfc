import { useEffect } from 'react';
import type { Period } from '../../../../shared/domain/values.ts';
import { useRoute } from '../../../ui/route.ts';
import type { WindowList } from '../../matchForm/WindowList.ts';
import { wallWindowsOf } from '../../matchForm/windowTimes.ts';

/** Longest time that an address can ask for. */
const DAY_MS = 86_400_000;

/** @returns the time that an address of the page asks for, `?from=…&to=…` as instants; null without a usable one */
export function askedTime(search: string): Period | null {
  const query = new URLSearchParams(search);
  const [from, to] = ['from', 'to'].map((name) => Date.parse(query.get(name) ?? ''));
  if (!from || !to || to <= from || to - from > DAY_MS) return null;
  return { fromTime: new Date(from).toISOString(), toTime: new Date(to).toISOString() };
}

/** Offers the time that the address asks for, whatever was offered in a draft before. */
export function useAskedTime(windows: WindowList): void {
  const { search } = useRoute();
  useEffect(() => {
    const asked = askedTime(search);
    if (asked) windows.take(wallWindowsOf(asked, windows.rules.timezone));
  }, [search, windows]);
}
