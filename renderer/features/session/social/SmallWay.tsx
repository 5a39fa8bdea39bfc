import type { ReactNode } from 'react';
import { Spinner } from '../../../ui/actions/Button.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import type { IconPath } from '../../../ui/display/icons.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import styles from './ProviderButtons.module.css';

interface SmallWayProps {
  /** A path of the app; left out for an action here. */
  to?: string;
  onClick?: () => void;
  busy?: boolean;
  icon?: IconPath;
  /** The action in full, for those who hear it and for a pointer that rests. */
  label: string;
  /** One word. */
  children: ReactNode;
}

/** A further way in, short enough to be beside two others. */
export function SmallWay({ to, onClick, busy = false, icon, label, children }: SmallWayProps) {
  // The word first: a label in its place would have to hold it, which inflected languages do not (WCAG 2.5.3).
  const spoken = <VisuallyHidden>: {label}</VisuallyHidden>;
  if (to !== undefined) {
    return (
      <Link to={to} className={styles.way} title={label}>
        {icon && <Icon path={icon} />}
        {children}
        {spoken}
      </Link>
    );
  }
  return (
    <button
      type="button"
      data-scripted
      className={styles.way}
      title={label}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!busy) onClick?.();
      }}
    >
      {busy ? <Spinner /> : icon && <Icon path={icon} />}
      {children}
      {spoken}
    </button>
  );
}
