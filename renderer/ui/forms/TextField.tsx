import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'>, FieldTexts {
  value: string;
  onChange: (value: string) => void;
  /** Inside the field at its end: a button or a sign. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, hint, error, onChange, end, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className={styles.row}>
          <input
            {...rest}
            {...wiring}
            className={styles.control}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {end && <span className={styles.end}>{end}</span>}
        </span>
      )}
    </Field>
  );
}
