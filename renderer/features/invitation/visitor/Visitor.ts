import { makeAutoObservable } from 'mobx';
import { guestNameProblem } from '../../../../shared/domain/limits.ts';
import { isEmailAddress, readAddress } from '../../../../shared/domain/people/address.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { Keepable } from '../../../stores/KeptInput.ts';
import { hasTexts } from '../../../stores/keptShapes.ts';

export type VisitorField = (typeof FIELDS)[number];

const FIELDS = ['firstName', 'lastName', 'email'] as const;

/** A visitor from the share link (R-visitor-form). */
export class Visitor implements Keepable {
  firstName = '';
  lastName = '';
  email = '';
  /** As the phone field hands it over; empty for none. */
  phone = '';
  phoneValid = true;
  /** Fields that were left once: from then on they show their problems. */
  readonly left = new Set<VisitorField>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get typed(): Record<VisitorField, string> | null {
    const { firstName, lastName, email } = this;
    return firstName || lastName || email ? { firstName, lastName, email } : null;
  }

  restore(kept: unknown): void {
    if (hasTexts(kept, FIELDS)) for (const field of FIELDS) this.set(field, kept[field]);
  }

  set(field: VisitorField, text: string): void {
    this[field] = text;
  }

  setPhone(number: string, valid: boolean): void {
    this.phone = number;
    this.phoneValid = number === '' || valid;
  }

  leave(field: VisitorField): void {
    this.left.add(field);
  }

  /** @returns the problem of a field, as the name of a text */
  problemOf(field: VisitorField): TextKey | null {
    if (field !== 'email') return guestNameProblem(field, this[field]);
    return isEmailAddress(this.email) ? null : 'field.email';
  }

  /** The obstacle to an answer: missing details, or an invalid phone number. */
  get missing(): 'visitor' | 'phone' | null {
    if (FIELDS.some((field) => this.problemOf(field) !== null)) return 'visitor';
    return this.phoneValid ? null : 'phone';
  }

  /** The body to send: the address as it is mailed to, the phone only when there is one. */
  toBody() {
    return {
      firstName: this.firstName.trim(),
      lastName: this.lastName.trim(),
      email: readAddress(this.email) ?? this.email,
      ...(this.phone ? { phone: this.phone } : {}),
    };
  }
}
