import { makeAutoObservable, runInAction } from 'mobx';
import { findLinkAddress, setNewPassword } from '../../../../shared/contract/account.ts';
import { MIN_PASSWORD_SCORE } from '../../../../shared/domain/limits.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import { BodyCheck } from '../../../stores/BodyCheck.ts';
import type { Measure, Strength } from '../strength.ts';

/** A password instead of a forgotten one: how strong it is, and sending it (R-reset-link). */
export class NewPasswordForm {
  password = '';
  /** The account's address, under which a password manager keeps it; empty while it is not known. */
  address = '';
  /** null while nothing is typed, or the meter is not there (yet). */
  strength: Strength | null = null;
  /** Why the server did not take it, until the next try. */
  refused: TextKey | null = null;
  /** How often it was refused. */
  tries = 0;
  readonly #api: ApiClient;
  readonly #measure: Measure;
  readonly #check = new BodyCheck(() =>
    import('../../../../shared/contract/schemas/proof.ts').then((m) => m.setNewPassword.body),
  );

  constructor(api: ApiClient, measure: Measure) {
    this.#api = api;
    this.#measure = measure;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Asks whose password it is, and whether the link still works. Without an answer the form works all the same. */
  async look(token: string): Promise<void> {
    try {
      const { address } = await this.#api.call(findLinkAddress, { body: { token } });
      runInAction(() => {
        this.address = address;
      });
    } catch (error) {
      const refused = refusalOf(toFailure(error).code);
      runInAction(() => {
        this.refused = refused;
      });
    }
  }

  set(password: string): void {
    this.password = password;
    this.strength = null;
    if (password) void this.measure(password);
  }

  get weak(): boolean {
    return this.strength !== null && this.strength.score < MIN_PASSWORD_SCORE;
  }

  /** An unmeasured password is left to the server, whose meter is the same: a meter that does not load stops nobody. */
  get sendable(): boolean {
    const faults = this.#check.faultsOf({ token: '0', newPassword: this.password });
    return this.password !== '' && !this.weak && !faults?.newPassword;
  }

  /**
   * @param token that of the mailed link
   * @returns whether the password is set; else `refused` says why not
   * @throws ApiFailure for failures neither about the link nor about the password; nothing typed is lost
   */
  async send(token: string): Promise<boolean> {
    this.refused = null;
    try {
      await this.#api.call(setNewPassword, { body: { token, newPassword: this.password } });
      return true;
    } catch (error) {
      const failure = toFailure(error);
      const refused = refusalOf(failure.code);
      if (!refused) throw failure;
      runInAction(() => {
        this.refused = refused;
        this.tries += 1;
      });
      return false;
    }
  }

  private async measure(password: string): Promise<void> {
    const strength = await this.#measure(password, this.address ? [this.address] : []).catch(() => null);
    runInAction(() => {
      // A slower answer about an earlier password must not overwrite that of the current one.
      if (this.password === password) this.strength = strength;
    });
  }
}

function refusalOf(code: string): TextKey | null {
  if (code === 'E.password.weak') return 'error.E.password.weak';
  // A token that is not even of the right form has lost a piece on its way here: a new link helps as well.
  if (code === 'E.link.used' || code === 'E.bad.request') return 'error.E.link.used';
  return null;
}
