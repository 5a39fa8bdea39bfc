import { makeAutoObservable, runInAction } from 'mobx';
import { banInvitations, getChannelFlags, setEmailChannel } from '../../../shared/contract/channel.ts';
import type { ResponseOf } from '../../../shared/contract/endpoint.ts';
import { toFailure } from '../../api/apiFailure.ts';
import type { ApiClient } from '../../api/client.ts';
import { failed, idle, type Loadable, loading, ready, valueIn } from '../../stores/loadable.ts';

export type Flags = ResponseOf<typeof getChannelFlags>;

/** Whether somebody may be invited, and takes mails (R-channel-flags). */
export class ChannelFlags {
  flags: Loadable<Flags> = idle;
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Never fails: the state is in `flags`. */
  async load(): Promise<void> {
    this.flags = loading;
    const flags = await this.#api.call(getChannelFlags).then(ready, (error: unknown) => failed(toFailure(error)));
    runInAction(() => {
      this.flags = flags;
    });
  }

  /** Shown at once, and taken back when it did not work. @throws ApiFailure */
  async set(name: keyof Flags, value: boolean): Promise<void> {
    const before = valueIn(this.flags);
    if (!before) return;
    this.flags = ready({ ...before, [name]: value });
    try {
      const text = value ? 'true' : 'false';
      if (name === 'status') await this.#api.call(banInvitations, { query: { invitationStatus: text } });
      else await this.#api.call(setEmailChannel, { query: { emailStatus: text } });
    } catch (error) {
      runInAction(() => {
        const present = valueIn(this.flags);
        if (present) this.flags = ready({ ...present, [name]: before[name] });
      });
      throw error;
    }
  }
}
