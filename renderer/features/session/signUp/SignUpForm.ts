import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { signUp } from '../../../../shared/contract/account.ts';
import type { ErrorData } from '../../../../shared/contract/errors.ts';
import {
  INVITATION_CODE_PATTERN,
  isEmailAddress,
  MIN_PASSWORD_SCORE,
  personNameProblem,
} from '../../../../shared/domain/limits.ts';
import type { Gender } from '../../../../shared/domain/values.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import type { Measure, Strength } from '../strength.ts';

/** What the account is known by. */
export type SignUpKind = 'mail' | 'phone';

/** `email` is the phone where that is what the account is known by (R-account-name). */
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

/** The sign-up: what is typed, what is wrong with it, and sending it (R-sign-up-button). */
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
  /** null while nothing is typed or the meter is still being fetched. */
  strength: Strength | null = null;
  busy = false;
  /** What the server said about a field, until it is changed. */
  refused: Partial<Record<SignUpField, TextKey>> = {};
  readonly kind: SignUpKind;
  /** What the phone library, which this form does without, says of the number. */
  phoneIsRight = false;
  readonly #api: ApiClient;

  constructor(api: ApiClient, measure: Measure, kind: SignUpKind = 'mail') {
    this.#api = api;
    this.kind = kind;
    makeAutoObservable(this, {}, { autoBind: true });
    reaction(
      () => [this.values.password, this.values.firstName, this.values.lastName, this.values.email] as const,
      ([password, ...own]) => void this.measure(password, own, measure),
    );
  }

  set(field: SignUpField, value: string): void {
    this.values[field] = value;
    delete this.refused[field];
  }

  /** Takes up who somebody is from the invitation they come from (R-sign-up-guest). */
  introduce({ firstName, lastName, email }: Pick<SignUpForm['values'], 'firstName' | 'lastName' | 'email'>): void {
    this.set('firstName', firstName);
    this.set('lastName', lastName);
    if (this.kind === 'mail') this.set('email', email);
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

  get strongEnough(): boolean {
    return this.strength !== null && this.strength.score >= MIN_PASSWORD_SCORE;
  }

  /** What is still missing or wrong, by field; empty when the form can be sent. */
  get problems(): Partial<Record<SignUpField, TextKey>> {
    const { email, password, repeat, firstName, lastName, invitationCode } = this.values;
    const checks: [SignUpField, boolean, TextKey][] = [
      this.kind === 'phone'
        ? ['email', this.phoneIsRight, 'phone.wrong']
        : ['email', isEmailAddress(email), 'field.email'],
      ['password', this.strongEnough, 'error.E.password.weak'],
      ['repeat', repeat === password, 'signUp.repeat.differs'],
      ['firstName', personNameProblem(firstName) === null, personNameProblem(firstName) ?? 'field.nameShort'],
      ['lastName', personNameProblem(lastName) === null, personNameProblem(lastName) ?? 'field.nameShort'],
      ['invitationCode', invitationCode === '' || INVITATION_CODE_PATTERN.test(invitationCode), 'field.invitationCode'],
    ];
    const wrong = checks.filter(([, isRight]) => !isRight).map(([field, , text]) => [field, text] as const);
    return { ...Object.fromEntries(wrong), ...this.refused };
  }

  /** Whether the server knows an account by what is typed (R-sign-up-taken). */
  get isTaken(): boolean {
    return this.refused.email === TAKEN[this.kind];
  }

  get valid(): boolean {
    return Object.keys(this.problems).length === 0;
  }

  /** What to show under a field: nothing before something was typed there. A phone's field checks itself. */
  errorOf(field: SignUpField): TextKey | null {
    if (field === 'email' && this.kind === 'phone') return this.refused.email ?? null;
    const isMeasured = field !== 'password' || this.strength !== null;
    return this.values[field] && isMeasured ? (this.problems[field] ?? null) : null;
  }

  /**
   * @returns whether the account was made; a field the server refuses is marked
   * @throws ApiFailure for everything that is not about a field
   */
  async send(language: Language): Promise<boolean> {
    const { email, password, firstName, lastName, invitationCode } = this.values;
    this.busy = true;
    try {
      await this.#api.call(signUp, {
        body: {
          emails: [{ email: email.trim(), main: true }],
          password,
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          gender: this.gender,
          yearOfBirth: this.yearOfBirth,
          regInvitationCode: invitationCode || null,
          language,
        },
      });
      return true;
    } catch (error) {
      const failure = toFailure(error);
      const refused = this.refusalsOf(failure.code, failure.data);
      if (!refused) throw failure;
      runInAction(() => {
        this.refused = refused;
      });
      return false;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  private refusalsOf(code: string, { fields }: ErrorData): Partial<Record<SignUpField, TextKey>> | null {
    if (code === 'E.signUp.exists') {
      return { email: TAKEN[this.kind] };
    }
    if (code === 'E.password.weak') return { password: 'error.E.password.weak' };
    const known = Object.entries(fields ?? {}).flatMap(([sent, text]) => {
      const field = SENT_AS[sent];
      return field ? [[field, text] as const] : [];
    });
    return known.length > 0 ? Object.fromEntries(known) : null;
  }

  private async measure(password: string, own: string[], measure: Measure): Promise<void> {
    const strength = password === '' ? null : await measure(password, own.filter(Boolean));
    runInAction(() => {
      // A slower answer about an earlier password must not overwrite that of the current one.
      if (this.values.password === password) this.strength = strength;
    });
  }
}
