import { useLayoutEffect, useRef, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/**
 * For moments that a page shows once, when something comes about while it is open; nothing on a page that is opened again.
 * @param scope the view, such as a week: in another one nothing has just come
 * @returns which of the keys have come since
 */
export function useNewItems(keys: readonly string[], scope = ''): ReadonlySet<string> {
  const known = useRef<{ scope: string; keys: ReadonlySet<string> } | null>(null);
  const [arrived, setArrived] = useState(NONE);
  const joined = keys.join(' ');
  useLayoutEffect(() => {
    const now = new Set(joined.split(' ').filter(Boolean));
    const before = known.current;
    known.current = { scope, keys: now };
    if (before?.scope !== scope) {
      setArrived(NONE);
      return;
    }
    const fresh = [...now].filter((key) => !before.keys.has(key));
    if (fresh.length > 0) setArrived(new Set(fresh));
  }, [joined, scope]);
  return arrived;
}
