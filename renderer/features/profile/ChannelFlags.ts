import { makeAutoObservable } from 'mobx';
import { banInvitations, getChannelFlags, setEmailChannel } from '../../../shared/contract/channel.ts';
import type { ResponseOf } from '../../../shared/contract/endpoint.ts';
import type { ApiClient } from '../../api/client.ts';
import { Query } from '../../stores/Query.ts';

export type Flags = ResponseOf<typeof getChannelFlags>;

/** Whether somebody may be invited, and takes mails (R-channel-flags). */
export class ChannelFlags {
  readonly flags = new Query(() => this.#api.call(getChannelFlags));
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Never fails: the state is in `flags`. */
  async load(): Promise<void> {
    await this.flags.load();
  }

  /** Shown at once, and taken back when it did not work. @throws ApiFailure */
  async set(name: keyof Flags, value: boolean): Promise<void> {
    const before = this.flags.value;
    if (!before) return;
    this.flags.set({ ...before, [name]: value });
    try {
      const text = value ? 'true' : 'false';
      if (name === 'status') await this.#api.call(banInvitations, { query: { invitationStatus: text } });
      else await this.#api.call(setEmailChannel, { query: { emailStatus: text } });
    } catch (error) {
      const current = this.flags.value;
      if (current) this.flags.set({ ...current, [name]: before[name] });
      throw error;
    }
  }
}
