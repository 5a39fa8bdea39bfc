import type { RoutePattern } from '../../../shared/routes/paths.ts';
import { Link } from '../../ui/actions/Link.tsx';

interface PlaceLinkProps {
  /** Where the deployment says it is. */
  url?: string | null | undefined;
  /** Our own page for when it says nothing (R-info-pages). */
  own: RoutePattern;
  text: string;
}

/** An entry of the footer's list. */
export function PlaceLink({ url, own, text }: PlaceLinkProps) {
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
