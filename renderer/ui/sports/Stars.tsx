import { MAX_STARS } from '../../../shared/domain/limits.ts';
import styles from './Stars.module.css';

const ALL = '★'.repeat(MAX_STARS);

/** A mean in stars beside its figure; only the figure is read out. @param value 1 to 6 */
export function Stars({ value, text }: { value: number; text: string }) {
  return (
    <span className={styles.stars}>
      <span className={styles.row} aria-hidden="true">
        {ALL}
        <span className={styles.full} style={{ width: `${(100 * value) / MAX_STARS}%` }}>
          {ALL}
        </span>
      </span>
      <strong>{text}</strong>
    </span>
  );
}
