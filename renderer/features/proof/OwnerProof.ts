import { makeAutoObservable, runInAction } from 'mobx';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import { sendProofCode } from '../../../shared/contract/profile.ts';
import type { Proof } from '../../../shared/contract/schemas/proof.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { toFailure } from '../../api/apiFailure.ts';
import type { ApiClient } from '../../api/client.ts';
import { failureText, failureValues } from '../../api/failures.ts';
import type { TextValues } from '../../i18n/useText.ts';
import { BodyCheck } from '../../stores/BodyCheck.ts';

type Needed = NonNullable<ErrorData['proof']>;

/** Makes a call that only the owner of the account may make. @returns whether it was made; false when they gave up */
export type ProveOwner = (send: (proof: Proof) => Promise<unknown>) => Promise<boolean>;

/** The texts under the field, while it can be tried again. */
const WRONG: Partial<Record<string, TextKey>> = {
  'E.password.current': 'error.E.password.current',
  'E.code.wrong': 'error.E.code.wrong',
  'E.code.used': 'error.E.code.used',
};

/** The texts under the field of the second step. */
const WRONG_FACTOR: Partial<Record<string, TextKey>> = {
  'E.code.wrong': 'factor.code.wrong',
  'E.code.used': 'factor.code.used',
};

/**
 * Asks the owner of an account to prove who they are when the server wants it, and goes on with the pressed action
 * (R-proof). The typed proof is never kept.
 */
export class OwnerProof {
  /** The proof that is asked for; null for none. */
  needed: Needed | null = null;
  typed = '';
  problem: TextKey | null = null;
  /** Fill the text of the problem. */
  values: TextValues = {};
  /** A code of the second step is asked for beside the password. */
  asksFactor = false;
  factorCode = '';
  factorProblem: TextKey | null = null;
  busy = false;
  /** A new code has gone out. */
  sent = false;
  readonly #api: ApiClient;
  readonly #check = new BodyCheck(() => import('../../../shared/contract/schemas/proof.ts').then((m) => m.proofBody));
  #answer: (proof: Proof | null) => void = () => undefined;

  constructor(api: ApiClient) {
    this.#api = api;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** @throws ApiFailure for everything that another proof does not help with */
  async prove(send: (proof: Proof) => Promise<unknown>): Promise<boolean> {
    let proof: Proof | null = {};
    while (proof) {
      try {
        await send(proof);
        this.close();
        return true;
      } catch (error) {
        this.refused(error);
      }
      proof = await new Promise<Proof | null>((answer) => {
        this.#answer = answer;
      });
    }
    this.close();
    return false;
  }

  type(text: string): void {
    this.typed = this.needed === 'code' ? text.replace(/\D/g, '').slice(0, 6) : text;
    this.problem = null;
  }

  typeFactor(code: string): void {
    this.factorCode = code;
    this.factorProblem = null;
  }

  /** Whether the fields can be judged: the contract's schema has come. */
  get isReady(): boolean {
    return this.#check.judge !== null;
  }

  /** Tries again with the typed proof. */
  confirm(): void {
    if (this.busy) return;
    const { typed, factorCode } = this;
    const isCode = this.needed === 'code';
    const proof: Proof = isCode
      ? { proofCode: typed }
      : { currentPassword: typed, ...(this.asksFactor ? { factorCode } : {}) };
    const faults = this.#check.faultsOf(proof) ?? {};
    // The contract can't know which of them is asked for.
    this.problem = typed === '' ? 'field.required' : (faults[isCode ? 'proofCode' : 'currentPassword'] ?? null);
    this.factorProblem = this.asksFactor && factorCode === '' ? 'field.required' : (faults.factorCode ?? null);
    if (this.problem || this.factorProblem) return;
    this.busy = true;
    this.sent = false;
    this.#answer(proof);
  }

  cancel(): void {
    if (!this.busy) this.#answer(null);
  }

  /** Asks for a new code. Never throws: a failure is shown under the field. */
  async sendCode(): Promise<void> {
    this.sent = false;
    this.typed = '';
    const isSent = await this.deliver();
    runInAction(() => {
      this.sent = isSent;
    });
  }

  private async deliver(): Promise<boolean> {
    const failure = await this.#api.call(sendProofCode).then(() => null, toFailure);
    runInAction(() => {
      this.problem = failure && failureText(failure);
      this.values = failure ? failureValues(failure) : {};
    });
    return failure === null;
  }

  private refused(error: unknown): void {
    const failure = toFailure(error);
    const factorProblem = this.asksFactor ? WRONG_FACTOR[failure.code] : undefined;
    const wrong = failure.code === 'E.tooMany' ? failureText(failure) : WRONG[failure.code];
    const problem = this.needed ? wrong : undefined;
    if (failure.code !== 'E.proof.required' && !problem && !factorProblem) {
      this.close();
      throw error;
    }
    const { proof = 'password', factor = false } = failure.data;
    if (failure.code === 'E.proof.required' && (this.needed !== proof || this.asksFactor !== factor)) {
      this.open(proof, factor);
      // The text says where to; only that it could not be sent is said beside it.
      if (this.needed === 'code') void this.deliver();
      return;
    }
    this.busy = false;
    this.values = failureValues(failure);
    if (factorProblem) this.factorProblem = factorProblem;
    else this.problem = problem ?? 'error.E.proof.required';
  }

  private open(needed: Needed, asksFactor: boolean): void {
    this.close();
    this.needed = needed;
    this.asksFactor = asksFactor;
  }

  private close(): void {
    this.needed = null;
    this.typed = '';
    this.problem = null;
    this.asksFactor = false;
    this.factorCode = '';
    this.factorProblem = null;
    this.busy = false;
    this.sent = false;
  }
}
