import type { ReactNode } from 'react';
import { TextField } from '../../ui/forms/TextField.tsx';
import styles from './LinkToCopy.module.css';

/** Says what a link is for, and how safe it is. */
export function LinkText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}

/** The actions of a link: buttons beside each other. */
export function LinkWays({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}

/** A link to copy by hand: it is selected at once. */
export function LinkField({ label, url }: { label: string; url: string }) {
  return (
    <TextField
      label={label}
      value={url}
      readOnly
      onChange={() => undefined}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
