import type { TextareaHTMLAttributes } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';

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
