import { type ReactNode, useMemo, useState } from 'react';
import { type RouteLocation, RouteProvider } from '../../ui/route.ts';
import { isGuestPath } from './guestPage.tsx';

const here = () => ({ path: window.location.pathname, search: window.location.search });

/** The route of a guest: the one page changes its address, everything else is another document. */
export function GuestRoute({ children }: { children: ReactNode }) {
  const [at, setAt] = useState(here);
  const route = useMemo<RouteLocation>(
    () => ({
      ...at,
      go: (to, options) => {
        const target = new URL(to, window.location.href);
        const stays = isGuestPath(target.pathname) && options?.replace;
        if (!stays) {
          window.location.assign(target);
          return;
        }
        window.history.replaceState(null, '', target);
        setAt(here());
      },
    }),
    [at],
  );
  return <RouteProvider value={route}>{children}</RouteProvider>;
}
