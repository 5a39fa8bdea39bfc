/** Whether a key belongs to letters that are still composed, as the Enter that ends a Japanese word. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari has ended it by then, and says so by the code alone.
  return event.isComposing || event.keyCode === 229;
}

/**
 * @returns the key that is meant, a letter in small: on keyboards of other scripts the Latin letter of the same key, as in the
 * shortcuts of browsers (R-shortcuts)
 */
export function keyMeant({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isOtherScript = key.length === 1 && key > '\u007f' && /^Key[A-Z]$/.test(code);
  return (isOtherScript ? code.slice(3) : key).toLowerCase();
}
