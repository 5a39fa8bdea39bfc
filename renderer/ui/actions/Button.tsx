import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../display/Icon.tsx';
import type { IconPath } from '../display/icons.ts';
import styles from './Button.module.css';
import spinner from './Spinner.module.css';

/** A ball in flight. Decoration: its parent says in words why it waits. */
export function Spinner() {
  return <span className={spinner.spinner} aria-hidden="true" />;
}

/** `action` is the ball: one on a screen at most, for the viewer's pending action; `glass` lies on a board. */
export type ButtonVariant = 'primary' | 'action' | 'secondary' | 'quiet' | 'danger' | 'glass';

/** @returns the classes of something that looks like a button */
export function buttonClass(variant: ButtonVariant, wide = false, big = false): string {
  return classNames(styles.button, styles[variant], wide && styles.wide, big && styles.big);
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  /** Work is under way: stays focusable, says so to assistive technology and ignores clicks. */
  busy?: boolean;
  /** Does nothing yet; pressed all the same it says why. The ball looks as ever, others look disabled. */
  waits?: boolean;
  icon?: IconPath;
  wide?: boolean;
  /** For the one thing a screen is about. */
  big?: boolean;
}

export function Button({
  variant = 'secondary',
  busy = false,
  waits = false,
  icon,
  wide = false,
  big = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, wide, big)}
      aria-busy={busy || undefined}
      aria-disabled={busy || waits || undefined}
      data-off={waits && variant !== 'action' ? '' : undefined}
      onClick={(event) => {
        // A busy submit button must not send the form a second time.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon && <Icon path={icon} />}
      {children}
    </button>
  );
}
