import { useText } from '../../i18n/useText.ts';
import styles from './StrengthMeter.module.css';
import { LEAST_SCORE, type Score } from './strength.ts';

/** How hard the password is to guess, as bars and in words. */
export function StrengthMeter({ score }: { score: Score | null }) {
  const t = useText();
  const words = score === null ? t('strength.empty') : t(`strength.${score}`);
  return (
    <div className={styles.meter} data-enough={(score ?? 0) >= LEAST_SCORE || undefined}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={score !== null && score >= bar ? styles.full : styles.bar} />
        ))}
      </span>
      <span role="status">{words}</span>
    </div>
  );
}
