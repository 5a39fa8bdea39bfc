import type { ChangeEvent, CompositionEvent } from 'react';
import { firstCharacters, isLongerThan } from '../../../shared/domain/characters.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Of what was just put in before the caret, only as much stays as there is room for; what stood there stays. */
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
 * @returns what a field does when its text changes
 */
export function limited(maxLength: number | undefined, onChange: (value: string) => void) {
  const take = (element: TextElement) => {
    if (maxLength !== undefined && isLongerThan(element.value, maxLength)) cut(element, maxLength);
    onChange(element.value);
  };
  return {
    // What an input method is still composing is cut when it is done: a change from outside would end it.
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<TextElement>) => {
      if ((nativeEvent as InputEvent).isComposing) onChange(currentTarget.value);
      else take(currentTarget);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextElement>) => take(currentTarget),
  };
}
