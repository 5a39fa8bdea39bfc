import { type ReactNode, useId } from 'react';
import styles from './Checkbox.module.css';

interface CheckboxProps {
  label: ReactNode;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

export function Checkbox({ label, hint, checked, disabled, onChange }: CheckboxProps) {
  const hintId = useId();
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.text}>
        {label}
        {hint && (
          <small id={hintId} className={styles.hint}>
            {hint}
          </small>
        )}
      </span>
    </label>
  );
}
