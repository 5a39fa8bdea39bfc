import { type ReactNode, useId } from 'react';
import { Icon } from '../display/Icon.tsx';
import { ALERT_ICON } from '../display/icons.ts';
import { VisuallyHidden } from '../display/VisuallyHidden.tsx';
import styles from './Field.module.css';

/** Ties a control to its label, hint and error. */
export interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldTexts {
  label: string;
  /** The label is only spoken: the control says the same. */
  labelHidden?: boolean | undefined;
  hint?: string | undefined;
  /** Says what to do; its presence marks the control as invalid. */
  error?: string | null | undefined;
  /** At the end of the label's line, and after the control for those who tab from one to the next: a link. */
  aside?: ReactNode;
}

/** Label above, hint and error below, tied to the control that `children` draws. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  aside,
  children,
}: FieldTexts & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      {labelHidden ? (
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon path={ALERT_ICON} size="s" />
          {error}
        </p>
      )}
      {aside && <span className={styles.aside}>{aside}</span>}
    </div>
  );
}
