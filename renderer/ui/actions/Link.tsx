import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Icon } from '../display/Icon.tsx';
import type { IconPath } from '../display/icons.ts';
import { useRoute } from '../route.ts';
import { type ButtonVariant, buttonClass } from './Button.tsx';

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

interface ButtonLinkProps {
  /** A path of the app. */
  to: string;
  variant?: ButtonVariant;
  icon?: IconPath;
  wide?: boolean;
  big?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink(props: ButtonLinkProps) {
  const { to, variant = 'secondary', icon, wide = false, big = false, onClick, children } = props;
  return (
    <Link to={to} className={buttonClass(variant, wide, big)} onClick={onClick}>
      {icon && <Icon path={icon} />}
      {children}
    </Link>
  );
}
