import { makeAutoObservable, reaction, runInAction, when } from 'mobx';
import { signUp } from '../../../../shared/contract/account.ts';
import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import type { ErrorData } from '../../../../shared/contract/errors.ts';
import type { Faults } from '../../../../shared/contract/schemas/faults.ts';
import { MIN_PASSWORD_SCORE } from '../../../../shared/domain/limits.ts';
import type { Gender } from '../../../../shared/domain/values.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import { BodyCheck } from '../../../stores/BodyCheck.ts';
import type { Measure, Strength } from '../strength.ts';

/** The name of the account. */
export type SignUpKind = 'mail' | 'phone';

/** `email` is the phone where that is the name of the account (R-account-name). */
export type SignUpField = 'email' | 'password' | 'repeat' | 'firstName' | 'lastName' | 'invitationCode';

/** Said under the first field. */
const TAKEN = { mail: 'WA.SignUp.UserAlreadyExists', phone: 'signUp.phoneTaken' } as const satisfies Record<
  SignUpKind,
  TextKey
>;

/** Fields of the call to those of the form. */
const SENT_AS: Record<string, SignUpField> = {
  'emails[0].email': 'email',
  password: 'password',
  firstName: 'firstName',
  lastName: 'lastName',
  regInvitationCode: 'invitationCode',
};

/** @returns the same of the form's fields */
function fieldsOf(faults: Faults): Partial<Record<SignUpField, TextKey>> {
  const known = Object.entries(faults).flatMap(([sent, text]) => {
    const field = SENT_AS[sent];
    return field ? [[field, text] as const] : [];
  });
  return Object.fromEntries(known);
}

/** The sign-up: its values, their problems, and sending it (R-sign-up-button). */
export class SignUpForm {
  values: Record<SignUpField, string> = {
    email: '',
    password: '',
    repeat: '',
    firstName: '',
    lastName: '',
    invitationCode: '',
  };
  gender: Gender = 'FEMALE';
  yearOfBirth = 1980;
  /** null while nothing is typed, or where the meter has not come: then the server's, which is the same, judges. */
  strength: Strength | null = null;
  /** It was to be sent: before, an empty field is not missing yet. */
  asked = false;
  /** The server's refusal of a field, until it is changed. */
  refused: Partial<Record<SignUpField, TextKey>> = {};
  readonly kind: SignUpKind;
  /** The verdict on the number by the phone library, which this form does without. */
  phoneIsRight = false;
  readonly #api: ApiClient;
  readonly #check = new BodyCheck(() =>
    import('../../../../shared/contract/schemas/account.ts').then((m) => m.signUp.body),
  );

  constructor(api: ApiClient, measure: Measure, kind: SignUpKind = 'mail') {
    this.#api = api;
    this.kind = kind;
    makeAutoObservable(this, {}, { autoBind: true });
    reaction(
      () => [this.values.password, this.values.firstName, this.values.lastName, this.values.email] as const,
      ([password, ...own]) => void this.measure(password, own, measure),
    );
  }

  /** Fills in known details before somebody types. */
  prefill(field: SignUpField, value: string): void {
    this.values[field] = value;
  }

  set(field: SignUpField, value: string): void {
    this.values[field] = value;
    delete this.refused[field];
  }

  /** Takes the person's details from the invitation they come from (R-sign-up-guest). */
  introduce({ firstName, lastName, email }: Pick<SignUpForm['values'], 'firstName' | 'lastName' | 'email'>): void {
    this.prefill('firstName', firstName);
    this.prefill('lastName', lastName);
    if (this.kind === 'mail') this.prefill('email', email);
  }

  /** @param number `+` prefix number */
  setPhone(number: string, valid: boolean): void {
    this.set('email', number);
    this.phoneIsRight = valid;
  }

  setGender(gender: Gender): void {
    this.gender = gender;
  }

  setYearOfBirth(year: number): void {
    this.yearOfBirth = year;
  }

  /** Empty, or measured and easy to guess. */
  get weak(): boolean {
    return this.values.password === '' || (this.strength !== null && this.strength.score < MIN_PASSWORD_SCORE);
  }

  /** The problems by field; empty when the form can be sent. */
  get problems(): Partial<Record<SignUpField, TextKey>> {
    const { password, repeat } = this.values;
    const { email, ...found } = fieldsOf(this.#check.faultsOf(this.body('en')) ?? {});
    const address = this.kind === 'mail' ? email : this.phoneIsRight ? undefined : 'phone.wrong';
    return {
      ...found,
      ...(address ? { email: address } : {}),
      ...(this.weak ? { password: 'error.E.password.weak' } : {}),
      ...(repeat === password ? {} : { repeat: 'signUp.repeat.differs' }),
      ...this.refused,
    };
  }

  /** Whether the server knows an account by the typed name (R-sign-up-taken). */
  get isTaken(): boolean {
    return this.refused.email === TAKEN[this.kind];
  }

  /** Whether the fields can be judged: the contract's schema has come. */
  get isReady(): boolean {
    return this.#check.judge !== null;
  }

  get valid(): boolean {
    return this.isReady && Object.keys(this.problems).length === 0;
  }

  /** The problem under a field: none before something was typed there, or all was to be sent. */
  errorOf(field: SignUpField): TextKey | null {
    const problem = this.problems[field] ?? null;
    if (this.asked) return problem && (this.values[field] ? problem : 'field.required');
    // A phone's field checks itself.
    if (field === 'email' && this.kind === 'phone') return null;
    return this.values[field] ? problem : null;
  }

  /**
   * Sends the form, or marks its problems.
   * @returns whether the account was made; a field the server refuses is marked
   * @throws ApiFailure for everything that is not about a field
   */
  async send(language: Language): Promise<boolean> {
    await when(() => this.isReady);
    runInAction(() => {
      this.asked = true;
    });
    if (!this.valid) return false;
    try {
      await this.#api.call(signUp, { body: this.body(language) });
      return true;
    } catch (error) {
      const failure = toFailure(error);
      const refused = this.refusalsOf(failure.code, failure.data);
      if (!refused) throw failure;
      runInAction(() => {
        this.refused = refused;
      });
      return false;
    }
  }

  private refusalsOf(code: string, { fields }: ErrorData): Partial<Record<SignUpField, TextKey>> | null {
    if (code === 'E.signUp.exists') {
      return { email: TAKEN[this.kind] };
    }
    if (code === 'E.password.weak') return { password: 'error.E.password.weak' };
    const known = fieldsOf(fields ?? {});
    return Object.keys(known).length > 0 ? known : null;
  }

  /** The body to send. */
  private body(language: Language): BodyOf<typeof signUp> {
    const { email, password, firstName, lastName, invitationCode } = this.values;
    return {
      emails: [{ email: email.trim(), main: true }],
      password,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      gender: this.gender,
      yearOfBirth: this.yearOfBirth,
      regInvitationCode: invitationCode || null,
      language,
    };
  }

  private async measure(password: string, own: string[], measure: Measure): Promise<void> {
    const strength = password === '' ? null : await measure(password, own.filter(Boolean)).catch(() => null);
    runInAction(() => {
      // A slower answer about an earlier password must not overwrite that of the current one.
      if (this.values.password === password) this.strength = strength;
    });
  }
}
