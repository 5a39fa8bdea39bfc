import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';
import { limited } from './limited.ts';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'>, FieldTexts {
  value: string;
  onChange: (value: string) => void;
  /** In characters: a browser would count an emoji as two, and cut one in half. */
  maxLength?: number;
  /** Inside the field at its end: a button or a sign. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  labelHidden,
  hint,
  error,
  aside,
  onChange,
  maxLength,
  end,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} aside={aside}>
      {(wiring) => (
        <span className={styles.row}>
          <input {...rest} {...wiring} className={styles.control} {...limited(maxLength, onChange)} />
          {end && <span className={styles.end}>{end}</span>}
        </span>
      )}
    </Field>
  );
}

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'>, FieldTexts {
  value: string;
  onChange: (value: string) => void;
  /** In characters, as for TextField. */
  maxLength?: number;
}

export function TextArea({ label, hint, error, onChange, maxLength, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <textarea
          rows={4}
          {...rest}
          {...wiring}
          className={classNames(styles.control, styles.area)}
          {...limited(maxLength, onChange)}
        />
      )}
    </Field>
  );
}
