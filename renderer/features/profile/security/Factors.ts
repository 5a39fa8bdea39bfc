import { makeAutoObservable, runInAction } from 'mobx';
import type { BodyOf, ResponseOf } from '../../../../shared/contract/endpoint.ts';
import {
  addPasskey,
  beginFactor,
  beginPasskey,
  getFactors,
  removePasskey,
  renewRecoveryCodes,
  turnOffFactor,
  turnOnFactor,
} from '../../../../shared/contract/factors.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import { failureText, failureValues } from '../../../api/failures.ts';
import type { TextValues } from '../../../i18n/useText.ts';
import { Query } from '../../../stores/Query.ts';
import type { ProveOwner } from '../../proof/OwnerProof.ts';

export type Passkey = ResponseOf<typeof getFactors>['passkeys'][number];
export type PasskeyOptions = ResponseOf<typeof beginPasskey>;
type NewPasskey = BodyOf<typeof addPasskey>;

const WRONG: Partial<Record<string, TextKey>> = {
  'E.code.wrong': 'factor.code.wrong',
  'E.code.used': 'security.setup.late',
};

/** The second step and the passkeys of the person, and changing them (R-factor, R-passkey). */
export class Factors {
  readonly state = new Query(() => this.#api.call(getFactors));
  /** The secret for an authenticator app; null while none is set up. */
  setup: ResponseOf<typeof beginFactor> | null = null;
  code = '';
  problem: TextKey | null = null;
  /** Fill the text of the problem. */
  values: TextValues = {};
  /** Recovery codes, while they are shown. */
  codes: string[] | null = null;
  readonly #api: ApiClient;
  readonly #prove: ProveOwner;

  constructor(api: ApiClient, prove: ProveOwner) {
    this.#api = api;
    this.#prove = prove;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** @throws ApiFailure */
  async begin(): Promise<void> {
    await this.work(() =>
      this.#prove(async (body) => {
        const setup = await this.#api.call(beginFactor, { body });
        runInAction(() => {
          this.setup = setup;
        });
      }),
    );
  }

  type(code: string): void {
    this.code = code.replace(/\D/g, '').slice(0, 6);
    this.problem = null;
  }

  /**
   * Turns the step on with the typed code.
   * @returns whether it is on now; a refused code changes nothing, so the next one can be sent at once
   * @throws ApiFailure for failures not shown under the field
   */
  async confirm(): Promise<boolean> {
    if (this.code === '') {
      this.problem = 'field.required';
      return false;
    }
    try {
      await this.work(async () => this.show((await this.#api.call(turnOnFactor, { body: { code: this.code } })).codes));
      return true;
    } catch (error) {
      const failure = toFailure(error);
      const problem = failure.code === 'E.tooMany' ? failureText(failure) : WRONG[failure.code];
      if (!problem) throw error;
      runInAction(() => {
        this.problem = problem;
        this.values = failureValues(failure);
      });
      return false;
    }
  }

  /** @returns whether it is off now @throws ApiFailure */
  async turnOff(): Promise<boolean> {
    return this.work(() => this.#prove((body) => this.#api.call(turnOffFactor, { body })));
  }

  /** @throws ApiFailure */
  async renewCodes(): Promise<void> {
    await this.work(() =>
      this.#prove(async (body) => this.show((await this.#api.call(renewRecoveryCodes, { body })).codes)),
    );
  }

  /**
   * @param make asks the device for a passkey; throws when it makes none
   * @returns whether there is one more @throws ApiFailure, and what `make` throws
   */
  async addPasskey(make: (options: PasskeyOptions) => Promise<NewPasskey>): Promise<boolean> {
    return this.work(async () => {
      let options: PasskeyOptions | null = null;
      const isProved = await this.#prove(async (body) => {
        options = await this.#api.call(beginPasskey, { body });
      });
      if (!isProved || !options) return false;
      await this.#api.call(addPasskey, { body: await make(options) });
      return true;
    });
  }

  /** @returns whether it is gone @throws ApiFailure */
  async removePasskey(id: string): Promise<boolean> {
    return this.work(() => this.#prove((body) => this.#api.call(removePasskey, { params: { id }, body })));
  }

  /** Closes the dialog; its secrets are never shown again. */
  close(): void {
    this.setup = null;
    this.codes = null;
    this.code = '';
    this.problem = null;
  }

  private show(codes: string[]): void {
    this.close();
    this.codes = codes;
  }

  private async work<T>(run: () => Promise<T>): Promise<T> {
    const outcome = await run();
    await this.state.refresh();
    return outcome;
  }
}
