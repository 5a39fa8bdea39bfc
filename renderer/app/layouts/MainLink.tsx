import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RoutePattern } from '../../../shared/routes/paths.ts';
import { isWithin } from '../../common/routing/navigation.ts';
import { useRoute } from '../../ui/route.ts';

interface MainLinkProps {
  to: RoutePattern;
  className: string | undefined;
  children: ReactNode;
}

/** Leads to a main page, and is marked while that page or one that belongs to it is shown (R-navigation). */
export function MainLink({ to, className, children }: MainLinkProps) {
  const { path } = useRoute();
  return (
    <Link to={to} className={className} aria-current={isWithin(path, to) ? 'page' : undefined}>
      {children}
    </Link>
  );
}
