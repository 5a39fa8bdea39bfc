import { makeAutoObservable, runInAction } from 'mobx';
import { getBalls, shareByEmail } from '../../../shared/contract/friends.ts';
import { MAX_SHARED_ADDRESSES } from '../../../shared/domain/limits.ts';
import { isEmailAddress } from '../../../shared/domain/people/address.ts';
import { splitAddresses } from '../../../shared/domain/people/friends.ts';
import { toFailure } from '../../api/apiFailure.ts';
import { failureText, failureValues } from '../../api/failures.ts';
import { isRecord } from '../../stores/keptShapes.ts';
import { Query } from '../../stores/Query.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/** Friends invited by mail, and the balls they bring (R-friend-invitation). */
export class FriendInvitations {
  readonly balls = new Query(() => this.#root.api.call(getBalls));
  /** Addresses separated by commas, as typed. */
  emails = '';
  comment = '';
  busy = false;
  /** The parts of `emails` that are no address, once one tried to send them. */
  wrong: string[] = [];
  readonly #root: Pick<RootStore, 'api' | 'feedback'>;

  constructor(root: Pick<RootStore, 'api' | 'feedback'>) {
    this.#root = root;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get typed(): { emails: string; comment: string } | null {
    return this.emails || this.comment ? { emails: this.emails, comment: this.comment } : null;
  }

  restore(typed: unknown): void {
    if (!isRecord(typed)) return;
    if (typeof typed.emails === 'string') this.emails = typed.emails;
    if (typeof typed.comment === 'string') this.comment = typed.comment;
  }

  writeEmails(text: string): void {
    this.emails = text;
    this.wrong = [];
  }

  writeComment(text: string): void {
    this.comment = text;
  }

  /** Never fails: the state is in `balls`. */
  async load(): Promise<void> {
    await this.balls.refresh();
  }

  /** Sends what is typed, unless a part of it is no address: then an alert names it. */
  async sendTyped(): Promise<void> {
    const addresses = splitAddresses(this.emails);
    this.wrong = addresses.filter((address) => !isEmailAddress(address));
    if (this.wrong.length > 0) {
      this.#root.feedback.open('friends.wrong.title', 'friends.wrong.text', undefined, {
        wrong: this.wrong.join(', '),
      });
      return;
    }
    if (addresses.length === 0 || !(await this.send(addresses))) return;
    runInAction(() => {
      this.emails = '';
      this.comment = '';
    });
  }

  /** @returns whether they went out; what went wrong is said in an alert (R-friend-invitation) */
  async send(addresses: readonly string[]): Promise<boolean> {
    const { api, feedback } = this.#root;
    if (addresses.length > MAX_SHARED_ADDRESSES) {
      feedback.open('friends.failed.title', 'friends.many', undefined, { count: MAX_SHARED_ADDRESSES });
      return false;
    }
    this.busy = true;
    try {
      const body = { emailsString: addresses.join(','), comment: this.comment.trim() };
      const { statistics } = await api.call(shareByEmail, { body });
      feedback.toast({
        id: 'friends.sent',
        tone: 'success',
        text: statistics.skipped > 0 ? 'friends.sent.some' : 'friends.sent',
        values: { count: statistics.sent, skipped: statistics.skipped },
        stays: false,
      });
      void this.load();
      return true;
    } catch (error) {
      const failure = toFailure(error);
      const isNetwork = failure.code === 'network';
      feedback.open(
        'friends.failed.title',
        failureText(failure),
        isNetwork ? () => void this.send(addresses) : undefined,
        failureValues(failure),
      );
      return false;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
