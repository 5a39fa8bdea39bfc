import { makeAutoObservable, runInAction } from 'mobx';
import { BRAND } from '../../shared/brand.ts';
import { getMe } from '../../shared/contract/account.ts';
import type { BodyOf, ResponseOf } from '../../shared/contract/endpoint.ts';
import { createToken, revokeToken } from '../../shared/contract/session.ts';
import type { SocialProvider } from '../../shared/domain/people/logInProviders.ts';
import type { Language } from '../../shared/locales/languages.ts';
import type { ApiClient } from '../api/client.ts';
import type { Memory, SessionVault } from '../platform/platform.ts';
import { Query } from './Query.ts';

export type Me = ResponseOf<typeof getMe>;

type Credentials = Pick<BodyOf<typeof createToken>, 'username' | 'password' | 'provider'>;

/** A provider's answer to the page: Google's ID token, Facebook's access token, or the handle of Apple's return. */
export interface HandedOut {
  token: string;
  /** Only Apple names people this way. */
  firstName?: string;
  lastName?: string;
}

/** The server's mark of this device: here nobody else's guesses keep its owner out (R-known-origin). */
const KNOWN_DEVICE = 'knownDevice';

/** The session and its person (R-session). A token means logged in; only a 401 takes it away. */
export class SessionStore {
  token: string | null = null;
  /** False until it is known whether a session was kept: nothing is redirected before. */
  started = false;
  readonly me = new Query(() => this.#api.call(getMe), { keepsOn: () => true });
  /** Logged out by choice: there is no page to come back to. */
  left = false;
  /** The person logged in here has deleted their account: nobody is welcomed back (R-erase). */
  deleted = false;
  /** The server said that the session is over: the log-in says so (R-session-dead). */
  ended = false;
  readonly #api: ApiClient;
  readonly #vault: SessionVault;
  readonly #memory: Memory;

  constructor(api: ApiClient, vault: SessionVault, memory: Memory) {
    this.#api = api;
    this.#vault = vault;
    this.#memory = memory;
    makeAutoObservable(this, {}, { autoBind: true });
    vault.onChange((token) => {
      if (token !== this.token) void this.take(token);
    });
  }

  get loggedIn(): boolean {
    return this.token !== null;
  }

  get user(): Me | null {
    return this.me.value;
  }

  /** Whether there is an account, or whose, is not known yet: the parts that differ for them would be drawn twice. */
  get asking(): boolean {
    return !this.started || (this.loggedIn && this.user === null && this.me.failure === null);
  }

  /** Whether the account has an address for mail: texts about mail say nothing to people with a number alone (R-phone-account). */
  get hasMail(): boolean {
    return this.user === null || this.user.emails.length > 0;
  }

  /** The proof an account needs before anything goes out in its name (R-address-proved); null once something is confirmed. */
  get unproved(): 'email' | 'phone' | null {
    const { user } = this;
    if (!user || user.phoneValidated || user.emails.some(({ validated }) => validated)) return null;
    return user.phoneValidated === false ? 'phone' : 'email';
  }

  /** The session is kept, but the server could not be reached to confirm it. */
  get offline(): boolean {
    return this.me.failure?.code === 'network';
  }

  /** The page came as people without a session see it: there is nothing to wait for. */
  adoptNobody(): void {
    this.started = true;
  }

  /** Takes up the session kept by the platform. Never fails: a failure is in `me`. */
  async start(): Promise<void> {
    const token = await this.#vault.load().catch(() => null);
    runInAction(() => {
      this.token = token;
      this.started = true;
    });
    // Another tab may have handed the session over while the vault was being asked.
    if (token && this.me.status === 'idle') await this.loadMe();
  }

  /**
   * @param code of the second step, where it is asked for
   * @throws ApiFailure `invalid_grant` when address and password do not belong together, `E.factor.required`
   */
  async logIn(username: string, password: string, code = ''): Promise<void> {
    await this.begin({ username, password, ...(code && { code }), provider: BRAND.loginProvider });
  }

  /**
   * Logs in by an account elsewhere; the first time, one is made here.
   * @throws ApiFailure `invalid_grant` when the provider's word is not taken, `E.signUp.exists` when the address belongs
   * to an account that it does not open
   */
  async logInWith(provider: SocialProvider, handedOut: HandedOut, language: Language): Promise<void> {
    const { token, ...name } = handedOut;
    await this.begin({ username: '', password: token, provider, ...name, language });
  }

  /** @throws ApiFailure `invalid_grant` for a ticket that is used, too old, or was asked for by another window */
  async logInByTicket(ticket: string, verifier: string): Promise<void> {
    await this.begin({ grant_type: 'ticket', username: '', password: ticket, verifier, provider: BRAND.loginProvider });
  }

  /** @param signed the passkey's answer, as JSON @throws ApiFailure `invalid_grant` for one that opens nothing */
  async logInByPasskey(signed: string): Promise<void> {
    await this.begin({ grant_type: 'passkey', username: '', password: signed, provider: BRAND.loginProvider });
  }

  /** Reads the user again; a 401 logs out, anything else leaves the session as it is. */
  async loadMe(): Promise<void> {
    const failure = await this.me.refresh();
    if (failure?.status !== 401) return;
    this.end();
    await this.forget();
  }

  /** Ends the session here at once, and on the server as soon as it can be reached. */
  async logOut(): Promise<void> {
    const token = this.token;
    this.left = true;
    await this.forget();
    // Its answer changes nothing: the token is gone from here, and dies of itself after 30 days.
    if (token) await this.#api.call(revokeToken, { token }).catch(() => undefined);
  }

  /** Ends the session of an account that is deleted. */
  async leaveForGood(): Promise<void> {
    this.deleted = true;
    await this.logOut();
  }

  private async begin(credentials: Partial<BodyOf<typeof createToken>> & Credentials): Promise<void> {
    const device = this.#memory.get(KNOWN_DEVICE) ?? undefined;
    const body = { grant_type: 'password', device, ...credentials };
    const { access_token, device: mark } = await this.#api.call(createToken, { body });
    this.#memory.set(KNOWN_DEVICE, mark);
    await this.#vault.save(access_token);
    await this.take(access_token);
  }

  private async take(token: string | null): Promise<void> {
    this.token = token;
    this.left = false;
    this.deleted = false;
    this.ended = false;
    this.me.clear();
    if (token) await this.loadMe();
  }

  private end(): void {
    this.ended = true;
  }

  private async forget(): Promise<void> {
    this.token = null;
    this.me.clear();
    await this.#vault.save(null);
  }
}
