import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Place, PlaceProvider } from '../../ui/route.ts';

/** The route as the router has it. */
export function RouterPlace({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const place = useMemo<Place>(
    () => ({
      path: pathname,
      search,
      go: (to, options) => void navigate(to, { replace: options?.replace ?? false }),
    }),
    [pathname, search, navigate],
  );
  return <PlaceProvider value={place}>{children}</PlaceProvider>;
}
