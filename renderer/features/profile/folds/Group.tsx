import { type ReactNode, useId } from 'react';
import styles from './Group.module.css';

/** Lines of the profile that belong together. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
