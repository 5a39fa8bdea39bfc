import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type RouteLocation, RouteProvider } from '../../ui/route.ts';

/** The route as the router has it. */
export function RouterRoute({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const route = useMemo<RouteLocation>(
    () => ({
      path: pathname,
      search,
      go: (to, options) => void navigate(to, { replace: options?.replace ?? false }),
    }),
    [pathname, search, navigate],
  );
  return <RouteProvider value={route}>{children}</RouteProvider>;
}
