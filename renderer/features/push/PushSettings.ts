import { makeAutoObservable, runInAction } from 'mobx';
import type { ResponseOf } from '../../../shared/contract/endpoint.ts';
import { addPushDevice, getPush, removePushDevice, setPush } from '../../../shared/contract/push.ts';
import { ApiFailure, toFailure } from '../../api/apiFailure.ts';
import type { ApiClient } from '../../api/client.ts';
import type { Action } from '../../stores/Action.ts';
import { Query } from '../../stores/Query.ts';
import type { PushBrowser } from './pushBrowser.ts';

export type Push = ResponseOf<typeof getPush>;
type Choices = Pick<Push, 'kinds' | 'quietFrom' | 'quietTo'>;

/** The state of this device: whether it can show notices, may, and does. */
export type DeviceState = 'no' | 'iphone' | 'denied' | 'off' | 'on';

/** Turned on or off: `device` for this one, else the id of another. */
export type Turning = Action<unknown, [what: string, work: () => Promise<void>]>;

interface PushDeps {
  api: ApiClient;
  browser: PushBrowser;
  timezone: string;
  /** Remembers on the device that they are on for this person. */
  keep: () => void;
  forget: () => void;
}

/** The notices somebody gets, when not, and on which devices (R-push). */
export class PushSettings {
  readonly settings: Query<Push>;
  permission: NotificationPermission;
  /** The browser could not turn them on. */
  failed = false;
  readonly #deps: PushDeps;
  /** Choices travel one after another: the last one made is the one that stays. */
  #saved: Promise<unknown> = Promise.resolve();

  constructor(deps: PushDeps) {
    this.#deps = deps;
    this.settings = new Query(() => deps.api.call(getPush));
    this.permission = deps.browser.support === 'yes' ? deps.browser.permission() : 'default';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get device(): DeviceState {
    const { support } = this.#deps.browser;
    if (support !== 'yes') return support;
    if (this.permission === 'denied') return 'denied';
    return this.current && this.permission === 'granted' ? 'on' : 'off';
  }

  get current(): Push['devices'][number] | null {
    return this.settings.value?.devices.find(({ current }) => current) ?? null;
  }

  get others(): Push['devices'] {
    return this.settings.value?.devices.filter(({ current }) => !current) ?? [];
  }

  /** Asks the person, then the browser; their answers are in `device` and `failed`. @throws ApiFailure */
  async turnOn(): Promise<void> {
    const key = this.settings.value?.key;
    if (!key) return;
    await this.work(async () => {
      const { api, browser, timezone, keep } = this.#deps;
      const permission = await browser.ask();
      runInAction(() => {
        this.permission = permission;
      });
      if (permission !== 'granted') return;
      const subscribed = await browser.subscribe(key);
      const { token } = await api.call(addPushDevice, { body: { ...subscribed, timezone } });
      await browser.keep({ token, key });
      keep();
    });
  }

  /** @throws ApiFailure */
  async turnOff(): Promise<void> {
    const { current } = this;
    if (!current) return;
    await this.work(async () => {
      await this.end(current.id);
      this.#deps.forget();
      // The server sends nothing any more, whatever the browser says.
      await this.#deps.browser.unsubscribe().catch(() => undefined);
    });
  }

  /** @throws ApiFailure */
  async remove(id: string): Promise<void> {
    await this.work(() => this.end(id));
  }

  /** Shown at once, and taken back when it did not work. @throws ApiFailure */
  async choose(changes: Partial<Choices>): Promise<void> {
    const before = this.settings.value;
    if (!before) return;
    const { timezone } = this.#deps;
    const next = { ...before, ...changes, timezone };
    this.settings.set(next);
    const { kinds, quietFrom, quietTo } = next;
    const send = () => this.#deps.api.call(setPush, { body: { kinds, quietFrom, quietTo, timezone } });
    const saving = this.#saved.then(send, send);
    this.#saved = saving;
    try {
      await saving;
    } catch (error) {
      this.settings.set(before);
      throw error;
    }
  }

  /** One that is gone already is off. */
  private async end(id: string): Promise<void> {
    await this.#deps.api.call(removePushDevice, { params: { id } }).catch((error: unknown) => {
      if (toFailure(error).code !== 'E.notFound') throw error;
    });
  }

  private async work(steps: () => Promise<void>): Promise<void> {
    this.failed = false;
    try {
      await steps();
      await this.settings.refresh();
    } catch (error) {
      if (error instanceof ApiFailure) throw error;
      runInAction(() => {
        this.failed = true;
      });
    }
  }
}
