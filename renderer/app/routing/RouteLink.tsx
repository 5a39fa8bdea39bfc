import type { RoutePattern } from '../../../shared/routes/paths.ts';
import { Link } from '../../ui/actions/Link.tsx';

interface RouteLinkProps {
  /** Where the deployment says it is. */
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
