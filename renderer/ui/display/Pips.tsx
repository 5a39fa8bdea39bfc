import styles from './Pips.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type Pip = 'yes' | 'no' | 'silent';

/** The answers, a dot for each: filled for yes, hatched for no, hollow for silence. `label` says it in words. */
export function Pips({ answers, label }: { answers: readonly Pip[]; label: string }) {
  return (
    <span className={styles.pips}>
      {answers.map((answer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots have no identity and no state
        <i key={at} data-answer={answer} aria-hidden="true" />
      ))}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
