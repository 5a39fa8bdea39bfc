import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a change of page: begins at its top, with the focus on its content, as a new document would. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
