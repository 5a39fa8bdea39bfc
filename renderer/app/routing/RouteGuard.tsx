import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PATHS } from '../../../shared/routes/paths.ts';
import { loginPathFor, RETURN_PARAMETER, returnPath } from '../../../shared/routes/returnPath.ts';
import { NotFoundPage } from '../../common/feedback/NotFoundPage.tsx';
import { PageSkeleton } from '../../common/feedback/PageSkeleton.tsx';
import { useStores } from '../../stores/StoreContext.ts';
import type { AppRoute } from '../routes.tsx';

/**
 * Leads visitors without a session to the log-in and back afterwards, and those with one away from it (R-route-guard). The
 * operator's page is there for operators alone (R-operator).
 */
export const RouteGuard = observer(function RouteGuard({
  only,
  children,
}: {
  only: AppRoute['only'];
  children: ReactNode;
}) {
  const { session, config } = useStores();
  const { pathname, search, hash } = useLocation();
  if (!only) return children;
  if (only === 'development') {
    if (config.config.status === 'loading') return <PageSkeleton bare />;
    return config.value?.development ? children : <NotFoundPage />;
  }
  if (only === 'operator') {
    if (session.asking) return <PageSkeleton />;
    return session.user?.operator ? children : <NotFoundPage />;
  }
  if (!session.started) return <PageSkeleton bare />;
  if (only === 'loggedIn' && !session.loggedIn) {
    return <Navigate to={session.left ? PATHS.login : loginPathFor(pathname + search + hash)} replace />;
  }
  if (only === 'loggedOut' && session.loggedIn) {
    return <Navigate to={returnPath(new URLSearchParams(search).get(RETURN_PARAMETER))} replace />;
  }
  return children;
});
