import { type ReactNode, useMemo, useState } from 'react';
import { type RouteLocation, RouteProvider } from '../../ui/route.ts';
import { guestPageOf } from './guestPageOf.ts';

export type Address = Pick<RouteLocation, 'path' | 'search'>;

/** The route of a guest: the one page changes its address, everything else is another document. */
export function GuestRoute({ address, children }: { address: Address; children: ReactNode }) {
  const [at, setAt] = useState(address);
  const route = useMemo<RouteLocation>(
    () => ({
      ...at,
      go: (to, options) => {
        const target = new URL(to, window.location.href);
        const stays = guestPageOf(target.pathname) === guestPageOf(at.path) && options?.replace;
        if (!stays) {
          window.location.assign(target);
          return;
        }
        window.history.replaceState(null, '', target);
        setAt({ path: target.pathname, search: target.search });
      },
    }),
    [at],
  );
  return <RouteProvider value={route}>{children}</RouteProvider>;
}
