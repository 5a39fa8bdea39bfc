import { createContext, useContext } from 'react';

/** The app's address and the way to another, without the router behind it. */
export interface RouteLocation {
  /** The part before `?`. */
  path: string;
  /** With its `?`, or empty. */
  search: string;
  go: (to: string, options?: { replace?: boolean }) => void;
}

const RouteContext = createContext<RouteLocation | null>(null);

export const RouteProvider = RouteContext.Provider;

/**
 * The address, for everything that may be shown to a guest: the page that opens from a mail does without the router,
 * as its code is a tenth of what a guest's phone may load.
 */
export function useRoute(): RouteLocation {
  const route = useContext(RouteContext);
  if (!route) throw new Error('useRoute outside of RouteProvider');
  return route;
}

/**
 * @param route taken when something begins that ends on another page
 * @returns a function that leads there: nowhere, once somebody has gone on to a third page meanwhile (R-stay)
 */
export function goFromHere({ go }: Pick<RouteLocation, 'go'>): RouteLocation['go'] {
  const { pathname } = location;
  return (...to) => {
    if (location.pathname === pathname) go(...to);
  };
}
