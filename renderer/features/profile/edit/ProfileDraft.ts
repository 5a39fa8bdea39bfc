import { makeAutoObservable, runInAction } from 'mobx';
import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import { saveMe } from '../../../../shared/contract/profile.ts';
import type { Faults } from '../../../../shared/contract/schemas/faults.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { type ApiFailure, toFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import { BodyCheck } from '../../../stores/BodyCheck.ts';
import type { Keepable } from '../../../stores/KeptInput.ts';
import { isRecord } from '../../../stores/keptShapes.ts';
import type { Me } from '../../../stores/SessionStore.ts';
import type { ProveOwner } from '../../proof/OwnerProof.ts';
import type { Measure } from '../../session/strength.ts';
import { AddressDraft } from './AddressDraft.ts';
import { PasswordDraft } from './PasswordDraft.ts';
import {
  fieldsOf,
  PARTS,
  type ProfileField,
  type ProfilePart,
  type ProfileValues,
  readValues,
  sentValues,
  valuesOf,
} from './profileValues.ts';

interface Deps {
  api: ApiClient;
  user: () => Me | null;
  /** Reads the user again. */
  reload: () => Promise<void>;
  measure: Measure;
  /** Makes the call, after a proof of ownership where that is needed. */
  prove: ProveOwner;
}

/**
 * The profile as it is to be: its unsaved changes, their problems, and sending it part by part
 * (R-profile-edit).
 */
export class ProfileDraft implements Keepable {
  /** The unsaved changes. */
  changes: Partial<ProfileValues> = {};
  readonly addresses: AddressDraft;
  readonly password: PasswordDraft;
  /** The part that was to be saved last. */
  attempted: ProfilePart | null = null;
  /** The server's refusal of a field, until it is changed. */
  refused: Partial<Record<ProfileField, TextKey>> = {};
  /** Why the part that was to be saved last was not. */
  failure: ApiFailure | null = null;
  readonly #deps: Deps;
  readonly #check = new BodyCheck(() =>
    import('../../../../shared/contract/schemas/account.ts').then((m) => m.saveMe.body),
  );

  constructor(deps: Deps) {
    this.#deps = deps;
    this.addresses = new AddressDraft(
      deps.user,
      (email) => this.#faultsOf({ emails: [{ email, main: false }] })['emails[0].email'] ?? null,
    );
    this.password = new PasswordDraft(deps.user, deps.measure, (passwords) => this.#faultsOf(passwords));
    makeAutoObservable(this, { addresses: false, password: false }, { autoBind: true });
  }

  #faultsOf(body: BodyOf<typeof saveMe>): Faults {
    return this.#check.faultsOf(body) ?? {};
  }

  get values(): ProfileValues {
    return { ...valuesOf(this.#deps.user()), ...this.changes };
  }

  set<Field extends ProfileField>(field: Field, value: ProfileValues[Field]): void {
    this.changes = { ...this.changes, [field]: value };
    delete this.refused[field];
  }

  get problems(): Partial<Record<ProfileField, TextKey>> {
    const changed = sentValues(Object.values(PARTS).flat(), this.values, this.#deps.user());
    return { ...this.#faultsOf(changed), ...this.refused };
  }

  /** Whether the fields can be judged: the contract's schemas have come. */
  get isReady(): boolean {
    return this.#check.judge !== null;
  }

  /** The problem under a field: none before it was changed or its part was to be saved. */
  errorOf(field: ProfileField): TextKey | null {
    const isLooked = field in this.changes || (this.attempted && fieldsOf(this.attempted).includes(field));
    return isLooked ? (this.problems[field] ?? null) : null;
  }

  /** Whether a part has input that is not saved. */
  isTyped(part: ProfilePart): boolean {
    if (part === 'emails') return this.addresses.typed !== null;
    if (part === 'password') return this.password.isWanted;
    return fieldsOf(part).some((field) => field in this.changes);
  }

  /** Whether a part that was to be saved is not right yet. */
  hasProblems(part: ProfilePart): boolean {
    if (part === 'emails') return this.addresses.problem !== null;
    if (part === 'password') return Object.keys(this.password.problems).length > 0;
    return fieldsOf(part).some((field) => this.problems[field] !== undefined);
  }

  /** Looks a part over; an address still in its field is meant. @returns whether it can be sent */
  attempt(part: ProfilePart): boolean {
    this.attempted = part;
    this.failure = null;
    if (part === 'password') this.password.refused = {};
    if (part === 'emails' && this.addresses.next.trim() !== '' && !this.addresses.add()) return false;
    return part === 'emails' || !this.hasProblems(part);
  }

  /** Only changed values are sent. */
  bodyOf(part: ProfilePart): BodyOf<typeof saveMe> {
    if (part === 'emails') {
      const emails = this.addresses.rows.map(({ email, main }) => ({ email, main }));
      return this.addresses.isChanged ? { emails } : {};
    }
    if (part === 'password') {
      const { next, current } = this.password.values;
      if (!this.password.isWanted) return {};
      return { password: next, ...(this.password.needsCurrent ? { currentPassword: current } : {}) };
    }
    return sentValues(fieldsOf(part), this.values, this.#deps.user());
  }

  /**
   * @returns whether the part is saved, or had nothing to save; else fields are marked and `failure` says why, or the
   * person did not want to prove who they are (R-proof)
   * @throws ApiFailure when the server could not be reached; the input stays
   */
  async save(part: ProfilePart): Promise<boolean> {
    const body = this.bodyOf(part);
    if (Object.keys(body).length === 0) {
      this.clear(part);
      return true;
    }
    try {
      const { api, prove } = this.#deps;
      if (!(await prove((proof) => api.call(saveMe, { body: { ...body, ...proof } })))) return false;
      await this.#deps.reload();
      this.clear(part);
      return true;
    } catch (error) {
      const failure = toFailure(error);
      if (failure.code === 'network') throw failure;
      runInAction(() => this.mark(failure));
      return false;
    }
  }

  /** Drops the changes of a part: they are given up, or saved. */
  clear(part: ProfilePart): void {
    const gone = fieldsOf(part);
    this.changes = Object.fromEntries(
      Object.entries(this.changes).filter(([field]) => !gone.some((each) => each === field)),
    );
    for (const field of gone) delete this.refused[field];
    if (part === 'emails') this.addresses.clear();
    if (part === 'password') this.password.clear();
    this.attempted = null;
    this.failure = null;
  }

  private mark(failure: ApiFailure): void {
    this.failure = failure;
    if (failure.code === 'E.email.taken') this.addresses.refuse('error.E.email.taken');
    if (failure.code === 'E.password.weak') this.password.refuse('next', 'error.E.password.weak');
    if (failure.code === 'E.password.current') this.password.refuse('current', 'error.E.password.current');
    for (const [path, text] of Object.entries(failure.data.fields ?? {})) {
      const field = path.split('[')[0] ?? '';
      if (field === 'emails') this.addresses.refuse(text);
      else if (field in this.values) this.refused[field as ProfileField] = text;
    }
  }

  get typed() {
    const { changes } = this;
    const addresses = this.addresses.typed;
    return Object.keys(changes).length > 0 || addresses ? { changes, addresses } : null;
  }

  restore(kept: unknown): void {
    if (!isRecord(kept)) return;
    this.changes = readValues(kept.changes);
    this.addresses.restore(kept.addresses);
  }
}
