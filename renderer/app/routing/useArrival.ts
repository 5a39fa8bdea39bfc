import { useEffect, useRef } from 'react';
import { useRoute } from '../../ui/route.ts';

/** After a change of page: begins at its top, with the focus on its content, as a new document would. */
export function useArrival(): void {
  const { path } = useRoute();
  const previous = useRef(path);
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}
