import type { SelectHTMLAttributes } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../display/Icon.tsx';
import { CHEVRON_DOWN_ICON } from '../display/icons.ts';
import styles from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string>
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value'>,
    FieldTexts {
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
}

/** The browser's own select: the wheel on phones, typing ahead on keyboards. */
export function Select<Value extends string>({
  label,
  labelHidden,
  hint,
  error,
  options,
  onChange,
  ...rest
}: SelectProps<Value>) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {(wiring) => (
        <span className={styles.row}>
          <select
            {...rest}
            {...wiring}
            className={classNames(styles.control, styles.select)}
            onChange={(event) => {
              const chosen = options[event.currentTarget.selectedIndex];
              if (chosen) onChange(chosen.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon path={CHEVRON_DOWN_ICON} size="s" />
          </span>
        </span>
      )}
    </Field>
  );
}
