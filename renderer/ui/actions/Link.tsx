import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useRoute } from '../route.ts';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of the app, with query. */
  to: string;
}

const wantsNewWindow = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link inside the app: a real address for new tabs and copying, without loading the page anew. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const route = useRoute();
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || wantsNewWindow(event)) return;
        event.preventDefault();
        route.go(to);
      }}
    />
  );
}
