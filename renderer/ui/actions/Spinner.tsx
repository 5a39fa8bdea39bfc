import styles from './Spinner.module.css';

/** A ball in flight. Decoration: whoever shows it says in words what is being waited for. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
