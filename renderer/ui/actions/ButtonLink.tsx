import type { ReactNode } from 'react';
import { Icon } from '../display/Icon.tsx';
import type { IconPath } from '../display/icons.ts';
import { type ButtonVariant, buttonClass } from './Button.tsx';
import { Link } from './Link.tsx';

interface ButtonLinkProps {
  /** A path of the app. */
  to: string;
  variant?: ButtonVariant;
  icon?: IconPath;
  wide?: boolean;
  big?: boolean;
  children: ReactNode;
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({ to, variant = 'secondary', icon, wide = false, big = false, children }: ButtonLinkProps) {
  return (
    <Link to={to} className={buttonClass(variant, wide, big)}>
      {icon && <Icon path={icon} />}
      {children}
    </Link>
  );
}
