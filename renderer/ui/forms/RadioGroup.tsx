import { useId } from 'react';
import { Icon } from '../display/Icon.tsx';
import { ALERT_ICON } from '../display/icons.ts';
import styles from './RadioGroup.module.css';
import type { Option } from './Select.tsx';

interface RadioGroupProps<Value extends string> {
  /** Names the group. */
  legend: string;
  /** Whether the legend is only spoken. */
  legendHidden?: boolean;
  options: readonly (Option<Value> & { hint?: string })[];
  value: Value | null;
  error?: string | null;
  onChange: (value: Value) => void;
}

/** Exclusive choices that need a line of explanation each. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, legendHidden = false, options, value, error, onChange } = props;
  const name = useId();
  return (
    <fieldset
      className={styles.group}
      aria-label={legendHidden ? legend : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      {!legendHidden && <legend className={styles.legend}>{legend}</legend>}
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <small>{option.hint}</small>}
          </span>
        </label>
      ))}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          <Icon path={ALERT_ICON} size="s" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
