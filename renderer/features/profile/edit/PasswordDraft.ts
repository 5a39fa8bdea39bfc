import { makeAutoObservable, runInAction } from 'mobx';
import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import type { saveMe } from '../../../../shared/contract/profile.ts';
import type { Faults } from '../../../../shared/contract/schemas/faults.ts';
import { MIN_PASSWORD_SCORE } from '../../../../shared/domain/limits.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { Me } from '../../../stores/SessionStore.ts';
import type { Measure, Strength } from '../../session/strength.ts';

export type PasswordField = 'current' | 'next' | 'repeat';

type Passwords = Pick<BodyOf<typeof saveMe>, 'password' | 'currentPassword'>;

/** A new password beside the current one. Never kept: it is gone with the page. */
export class PasswordDraft {
  values: Record<PasswordField, string> = { current: '', next: '', repeat: '' };
  /** null while nothing is typed, or the meter is not there (yet). */
  strength: Strength | null = null;
  refused: Partial<Record<PasswordField, TextKey>> = {};
  readonly #user: () => Me | null;
  readonly #measure: Measure;
  readonly #faultsOf: (passwords: Passwords) => Faults;

  /** @param faultsOf gives the contract's faults in them */
  constructor(user: () => Me | null, measure: Measure, faultsOf: (passwords: Passwords) => Faults) {
    this.#user = user;
    this.#faultsOf = faultsOf;
    this.#measure = measure;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether changing it takes the current one. */
  get needsCurrent(): boolean {
    return this.#user()?.hasPassword ?? true;
  }

  get isWanted(): boolean {
    return this.values.next !== '';
  }

  /** An unmeasured password is left to the server, whose meter is the same: a meter that does not load stops nobody. */
  get problems(): Partial<Record<PasswordField, TextKey>> {
    if (!this.isWanted) return {};
    const { current, next, repeat } = this.values;
    const faults = this.#faultsOf({ password: next, currentPassword: current });
    const isWeak = this.strength !== null && this.strength.score < MIN_PASSWORD_SCORE;
    const wrong = isWeak ? 'error.E.password.weak' : faults.password;
    // The contract can't know whether the account has one.
    const missing = this.needsCurrent && current === '' ? 'field.required' : faults.currentPassword;
    return {
      ...(missing ? { current: missing } : {}),
      ...(wrong ? { next: wrong } : {}),
      ...(repeat === next ? {} : { repeat: 'signUp.repeat.differs' as const }),
      ...this.refused,
    };
  }

  set(field: PasswordField, value: string): void {
    this.values[field] = value;
    delete this.refused[field];
    if (field === 'next') void this.measure(value);
  }

  refuse(field: PasswordField, text: TextKey): void {
    this.refused[field] = text;
  }

  clear(): void {
    this.values = { current: '', next: '', repeat: '' };
    this.strength = null;
    this.refused = {};
  }

  private async measure(password: string): Promise<void> {
    const user = this.#user();
    const own = user ? [user.firstName, user.lastName, ...user.emails.map(({ email }) => email), user.phone ?? ''] : [];
    const strength = password === '' ? null : await this.#measure(password, own).catch(() => null);
    runInAction(() => {
      // A slower answer about an earlier password must not overwrite that of the current one.
      if (this.values.next === password) this.strength = strength;
    });
  }
}
