import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PATHS, type RoutePattern } from '../../../shared/routes/paths.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Link } from '../../ui/actions/Link.tsx';

interface RouteLinkProps {
  /** The address that the deployment gives. */
  url?: string | null | undefined;
  /** Our own page for when it says nothing (R-info-pages). */
  own: RoutePattern;
  text: string;
}

/** An entry of the footer's list. */
export function RouteLink({ url, own, text }: RouteLinkProps) {
  return (
    <li>
      {url ? (
        <a href={url} target="_blank" rel="noreferrer noopener">
          {text}
        </a>
      ) : (
        <Link to={own}>{text}</Link>
      )}
    </li>
  );
}

interface QuickStartLinkProps {
  className?: string | undefined;
  children: ReactNode;
}

/** How it works: the deployment's own page where LINKS names one, else ours (R-footer). */
export const QuickStartLink = observer(function QuickStartLink({ className, children }: QuickStartLinkProps) {
  const { config } = useStores();
  const url = config.value?.links.quickStart;
  if (!url) {
    return (
      <Link to={PATHS.quickStart} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={url} target="_blank" rel="noreferrer noopener" className={className}>
      {children}
    </a>
  );
});
