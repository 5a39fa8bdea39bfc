import styles from './StepsPicture.module.css';

interface StepsPictureProps {
  /** How far each match can move a level, the first match first. */
  steps: readonly number[];
  /** Below the first and the last. */
  first: string;
  last: string;
}

/** The largest step of each match as columns: they get lower. */
export function StepsPicture({ steps, first, last }: StepsPictureProps) {
  const largest = Math.max(...steps);
  return (
    <div className={styles.steps}>
      <div className={styles.columns} aria-hidden="true">
        {steps.map((step, match) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is the match of that number
          <i key={match} style={{ height: `${(100 * step) / largest}%` }} />
        ))}
      </div>
      <span>{first}</span> <span>{last}</span>
    </div>
  );
}
