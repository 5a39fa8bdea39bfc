import { makeAutoObservable, runInAction } from 'mobx';
import {
  eraseMailedGuest,
  readUnsubscribe,
  undoUnsubscribe,
  unsubscribe,
} from '../../../shared/contract/unsubscribe.ts';
import { personName } from '../../../shared/domain/people/personName.ts';
import { UNSUBSCRIBE_TYPES, type UnsubscribeType } from '../../../shared/domain/values.ts';
import { toFailure } from '../../api/apiFailure.ts';
import type { FeedbackStore } from '../../stores/FeedbackStore.ts';
import { Query } from '../../stores/Query.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/** What the link of a mail says (R-unsubscribe-link). */
export interface UnsubscribeLink {
  token: string;
  /** Empty when the product itself wrote. */
  passwordRef: string;
  /** The match whose messages it brought; empty for all other mails. */
  gameId: string;
  /** Asks one question. */
  simple: boolean;
}

/** @param search of the page's address: t, pr, g, s */
export function readUnsubscribeLink(search: string): UnsubscribeLink {
  const query = new URLSearchParams(search);
  return {
    token: query.get('t') ?? '',
    passwordRef: query.get('pr') ?? '',
    gameId: query.get('g') ?? '',
    simple: query.get('s') === 'true',
  };
}

export type UnsubscribeStep = 'asking' | 'done' | 'undone' | 'erased';

/** Stopping what one no longer wants, by the link of a mail (R-unsubscribe-types). Opening the page changes nothing. */
export class UnsubscribeStore {
  readonly facts = new Query(() => this.#api.call(readUnsubscribe, { body: { ...this.#link } }));
  step: UnsubscribeStep = 'asking';
  busy = false;
  /** One question only; the person can ask for the others. */
  simple: boolean;
  /** What the person chose; null before. */
  chosen: UnsubscribeType | null = null;
  /** What stands, as far as this page knows. */
  stopped: UnsubscribeType[] = [];
  readonly #api: RootStore['api'];
  readonly #feedback: FeedbackStore;
  readonly #language: RootStore['language'];
  readonly #link: Pick<UnsubscribeLink, 'token'> & { passwordRef?: string; gameId?: string };

  constructor({ api, feedback, language }: Pick<RootStore, 'api' | 'feedback' | 'language'>, link: UnsubscribeLink) {
    this.#api = api;
    this.#feedback = feedback;
    this.#language = language;
    this.#link = {
      token: link.token,
      ...(link.passwordRef ? { passwordRef: link.passwordRef } : {}),
      ...(link.gameId ? { gameId: link.gameId } : {}),
    };
    this.simple = link.simple;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get sender(): string | null {
    const source = this.facts.value?.sourceUser;
    return source ? personName(source, this.#language.language) : null;
  }

  /** A mail of the product itself has no sender to block; only messages are stopped for one match. */
  get types(): readonly UnsubscribeType[] {
    const isPossible: Partial<Record<UnsubscribeType, boolean>> = {
      GAME_NOTES: this.#link.gameId !== undefined,
      BLOCK_USER: this.sender !== null,
    };
    return UNSUBSCRIBE_TYPES.filter((type) => isPossible[type] !== false);
  }

  get type(): UnsubscribeType {
    if (this.chosen === null && this.#link.gameId) return 'GAME_NOTES';
    return this.chosen ?? (this.sender === null ? 'CHANNEL' : 'BLOCK_USER');
  }

  choose(type: UnsubscribeType): void {
    this.chosen = type;
  }

  /** The three choices, also from a page that says what is stopped. */
  askMore(): void {
    this.simple = false;
    this.step = 'asking';
  }

  /** Never fails: the state is in `facts`. What is stopped already is shown as done, what this link is about first. */
  async load(): Promise<void> {
    await this.facts.load();
    runInAction(() => {
      this.stopped = this.facts.value?.stopped ?? [];
      const [own] = [this.type, ...this.types].filter((type) => this.stopped.includes(type));
      if (!own) return;
      this.chosen = own;
      this.step = 'done';
    });
  }

  async stop(): Promise<void> {
    await this.#send(
      'done',
      () => this.#api.call(unsubscribe, { body: { ...this.#link, type: this.type } }),
      this.stop,
    );
  }

  async undo(): Promise<void> {
    const send = () => this.#api.call(undoUnsubscribe, { body: { ...this.#link, type: this.type } });
    await this.#send('undone', send, this.undo);
  }

  async erase(): Promise<void> {
    const { token } = this.#link;
    await this.#send('erased', () => this.#api.call(eraseMailedGuest, { body: { token } }), this.erase);
  }

  async #send(step: UnsubscribeStep, send: () => Promise<unknown>, again: () => Promise<void>): Promise<void> {
    this.busy = true;
    // Stopped before: what was wanted is so (R-unsubscribe-twice).
    const error = await send().then(
      () => null,
      (reason: unknown) => (toFailure(reason).code === 'E-C39' ? null : reason),
    );
    runInAction(() => {
      this.busy = false;
      if (error !== null) return;
      this.step = step;
      const others = this.stopped.filter((type) => type !== this.type);
      this.stopped = step === 'done' ? [...others, this.type] : others;
    });
    if (error !== null) this.#report(error, again);
  }

  /** Every other failure is a popup (R-unsubscribe-twice). */
  #report(error: unknown, again: () => Promise<void>): void {
    const reaction = this.#feedback.report(error, { retry: () => void again() });
    if (reaction.on === 'screen' || reaction.on === 'fields')
      this.#feedback.open('alert.refused.title', 'unsub.unknown');
  }
}
