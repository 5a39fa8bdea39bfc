import styles from './NetDown.module.css';

/** The net off its post: something failed to load. Decoration only. */
export function NetDown() {
  return (
    <svg className={styles.net} viewBox="0 0 240 80" aria-hidden="true" focusable="false">
      <path className={styles.posts} d="M40 8v64M200 14v58" />
      <path d="M40 12c22 38 56 54 98 50 26-2 46-1 62 6M40 40c18 22 46 32 80 30" />
      <path className={styles.mesh} d="M54 30v28M68 43v22M84 53v16M102 59v12M120 61v11M140 62v9M162 61v9M182 63v6" />
    </svg>
  );
}
