import { makeAutoObservable } from 'mobx';
import { isEmailAddress, isPersonName } from '../../../../shared/domain/limits.ts';

export type VisitorField = 'firstName' | 'lastName' | 'email';

/** Who somebody is that came by the share link (R-visitor-form). */
export class Visitor {
  firstName = '';
  lastName = '';
  email = '';
  /** As the phone field hands it over; empty for none. */
  phone = '';
  phoneValid = true;
  /** Fields that were left once: from then on they say what is wrong with them. */
  readonly left = new Set<VisitorField>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
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

  isRight(field: VisitorField): boolean {
    if (field === 'email') return isEmailAddress(this.email);
    return isPersonName(this[field]);
  }

  get valid(): boolean {
    return this.isRight('firstName') && this.isRight('lastName') && this.isRight('email') && this.phoneValid;
  }

  /** What is sent: the address in lower case, the phone only when there is one. */
  toBody() {
    return {
      firstName: this.firstName.trim(),
      lastName: this.lastName.trim(),
      email: this.email.trim().toLowerCase(),
      ...(this.phone ? { phone: this.phone } : {}),
    };
  }
}
