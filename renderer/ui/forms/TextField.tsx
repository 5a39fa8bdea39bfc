import type { ChangeEvent, CompositionEvent, InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { firstCharacters, isLongerThan } from '../../../shared/domain/characters.ts';
import { classNames } from '../classNames.ts';
import styles from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'>, FieldTexts {
  value: string;
  onChange: (value: string) => void;
  /** In characters: a browser would count an emoji as two, and cut one in half. */
  maxLength?: number;
  /** Inside the field at its end: a button or an icon. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Cuts the text that was just put in before the caret to the room there is; the old text stays. */
function cut(element: TextElement, maxLength: number): void {
  const { value } = element;
  // Fields for addresses have no caret for scripts.
  const caret = element.selectionStart ?? value.length;
  const after = firstCharacters(value.slice(caret), maxLength);
  const before = firstCharacters(value.slice(0, caret), maxLength - [...after].length);
  element.value = before + after;
  if (element.selectionStart !== null) element.setSelectionRange(before.length, before.length);
}

/**
 * As the attribute `maxlength`, but by characters: a browser counts an emoji as two, and cuts one in half.
 * @param maxLength left out, the text may have any length
 * @returns the handlers for changes of a field's text
 */
function limited(maxLength: number | undefined, onChange: (value: string) => void) {
  const take = (element: TextElement) => {
    if (maxLength !== undefined && isLongerThan(element.value, maxLength)) cut(element, maxLength);
    onChange(element.value);
  };
  return {
    // Text that an input method is still composing is cut when it is done: a change from outside would end it.
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<TextElement>) => {
      if ((nativeEvent as InputEvent).isComposing) onChange(currentTarget.value);
      else take(currentTarget);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextElement>) => take(currentTarget),
  };
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
