import { useEffect, useState } from 'react';
import { MIN_PASSWORD_SCORE } from '../../../shared/domain/limits.ts';
import { useText } from '../../i18n/useText.ts';
import styles from './StrengthMeter.module.css';
import { type Strength, strengthTextOf } from './strength.ts';

/**
 * @param rest how long nothing may have changed, in milliseconds
 * @returns the value as it was when it last came to rest: it must not be spoken anew at every key
 */
function useSettled<Value>(value: Value, rest: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return settled;
}

/** How long the typing rests before the meter says something, in milliseconds. */
const REST = 700;

/** How hard the password is to guess, why, and how to improve it. The bars follow every key; the words wait for a rest. */
export function StrengthMeter({ strength }: { strength: Strength | null }) {
  const t = useText();
  const said = useSettled(strength, REST);
  const score = strength?.score ?? null;
  const { reason, advice } = said ? strengthTextOf(said) : { reason: null, advice: [] };
  return (
    <div className={styles.meter} data-enough={(score ?? 0) >= MIN_PASSWORD_SCORE || undefined}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={score !== null && score >= bar ? styles.full : styles.bar} />
        ))}
      </span>
      <div role="status" className={styles.words}>
        <p>{said ? <strong>{t(`strength.${said.score}`)}</strong> : t('strength.empty')}</p>
        {reason && <p>{t(reason)}</p>}
        {advice.length > 0 && (
          <ul className={styles.advice}>
            {advice.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
