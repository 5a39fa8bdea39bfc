import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'>, FieldTexts {
  value: string;
  onChange: (value: string) => void;
  /** Inside the field at its end: a button or a sign. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, labelHidden, hint, error, aside, onChange, end, ...rest }: TextFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} aside={aside}>
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

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'>, FieldTexts {
  value: string;
  onChange: (value: string) => void;
}

export function TextArea({ label, hint, error, onChange, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <textarea
          rows={4}
          {...rest}
          {...wiring}
          className={classNames(styles.control, styles.area)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
