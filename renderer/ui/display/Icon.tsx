import styles from './Icon.module.css';
import type { IconPath } from './icons.ts';

/** Decoration beside a text: never the only carrier of a meaning (an icon alone is an IconButton with a label). */
export function Icon({ path, size = 'm' }: { path: IconPath; size?: 's' | 'm' | 'l' }) {
  return (
    <svg className={`${styles.icon} ${styles[size]}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
