import styles from './Legend.module.css';

interface LegendProps {
  /** The classes that draw each look where it is explained, and its meaning. */
  looks: readonly { look: string | undefined; text: string }[];
  hint?: string;
}

/** Explains the looks of matches. */
export function Legend({ looks, hint }: LegendProps) {
  return (
    <p className={styles.legend}>
      {looks.map(({ look, text }) => (
        <span key={text} data-sport="TENNIS">
          <i className={look} aria-hidden="true" />
          {text}
        </span>
      ))}
      {hint && <span className={styles.hint}>{hint}</span>}
    </p>
  );
}
