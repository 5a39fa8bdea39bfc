const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/**
 * @returns whether a text looks enough like an address to send a mail to; the mail itself is the proof (R-email-form)
 */
export function isEmailAddress(text: string): boolean {
  return EMAIL.test(text.trim());
}
