import { makeAutoObservable, runInAction, when } from 'mobx';
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import { getBalls, shareByEmail } from '../../../shared/contract/friends.ts';
import { MAX_SHARED_ADDRESSES } from '../../../shared/domain/limits.ts';
import { splitAddresses } from '../../../shared/domain/people/writtenPeople.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { failureText, failureValues } from '../../api/failures.ts';
import { Action } from '../../stores/Action.ts';
import { BodyCheck } from '../../stores/BodyCheck.ts';
import { isRecord } from '../../stores/keptShapes.ts';
import { Query } from '../../stores/Query.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/** Friends invited by mail, and the balls they bring (R-friend-invitation). */
export class FriendInvitations {
  readonly balls = new Query(() => this.#root.api.call(getBalls));
  /** Addresses separated by commas, as typed. */
  emails = '';
  comment = '';
  /** A failure is told in an alert (R-friend-invitation). */
  readonly sending = new Action(
    (addresses: readonly string[]) => this.#root.api.call(shareByEmail, { body: this.#bodyOf(addresses) }),
    {
      onDone: ({ statistics }) => {
        this.#root.feedback.toast({
          id: 'friends.sent',
          tone: 'success',
          text: statistics.skipped > 0 ? 'friends.sent.some' : 'friends.sent',
          values: { count: statistics.sent, skipped: statistics.skipped },
          stays: false,
        });
        void this.load();
      },
      onFailure: (failure, again) => {
        const retry = failure.code === 'network' ? again : undefined;
        this.#root.feedback.open('friends.failed.title', failureText(failure), retry, failureValues(failure));
      },
    },
  );
  /** The parts of `emails` that are no address, once one tried to send them. */
  wrong: string[] = [];
  readonly #root: Pick<RootStore, 'api' | 'feedback'>;
  readonly #check = new BodyCheck(() =>
    import('../../../shared/contract/schemas/friends.ts').then((m) => m.shareByEmail.body),
  );

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

  /** Whether the addresses can be judged: the contract's schema has come. */
  get isReady(): boolean {
    return this.#check.judge !== null;
  }

  /** Sends the typed addresses, unless one is invalid: then an alert names it. */
  async sendTyped(): Promise<void> {
    // Pressed before the schema has come: the server would not say which of them is wrong.
    await when(() => this.isReady);
    const { emails, comment } = this;
    const addresses = splitAddresses(emails);
    runInAction(() => {
      this.wrong = addresses.filter((address) => this.#faultOf([address]) !== null);
    });
    if (this.wrong.length > 0) {
      this.#root.feedback.open('friends.wrong.title', 'friends.wrong.text', undefined, {
        wrong: this.wrong.join(', '),
      });
      return;
    }
    if (addresses.length === 0 || !(await this.send(addresses))) return;
    // Text that was typed meanwhile stays.
    runInAction(() => {
      const others = splitAddresses(this.emails).filter((address) => !addresses.includes(address));
      this.emails = this.emails === emails ? '' : others.join(', ');
      if (this.comment === comment) this.comment = '';
    });
  }

  /** @returns whether they went out; an alert tells a failure */
  async send(addresses: readonly string[]): Promise<boolean> {
    if (this.#faultOf(addresses) !== 'field.tooMany') return this.sending.run(addresses);
    const values = { count: MAX_SHARED_ADDRESSES };
    this.#root.feedback.open('friends.failed.title', 'friends.many', undefined, values);
    return false;
  }

  #bodyOf(addresses: readonly string[]): BodyOf<typeof shareByEmail> {
    return { emailsString: addresses.join(','), comment: this.comment.trim() };
  }

  #faultOf(addresses: readonly string[]): TextKey | null {
    return this.#check.faultsOf(this.#bodyOf(addresses))?.emailsString ?? null;
  }
}
