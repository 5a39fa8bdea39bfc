import { makeAutoObservable, runInAction } from 'mobx';
import {
  eraseMailedGuest,
  leaveMailedClub,
  readUnsubscribe,
  undoUnsubscribe,
  unsubscribe,
} from '../../../shared/contract/unsubscribe.ts';
import { personName } from '../../../shared/domain/people/personName.ts';
import { UNSUBSCRIBE_TYPES, type UnsubscribeType } from '../../../shared/domain/values.ts';
import { toFailure } from '../../api/apiFailure.ts';
import { Action } from '../../stores/Action.ts';
import type { FeedbackStore } from '../../stores/FeedbackStore.ts';
import { Query } from '../../stores/Query.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/** The parts of a mail's link (R-unsubscribe-link). */
export interface UnsubscribeLink {
  token: string;
  /** Empty when the product itself wrote. */
  passwordRef: string;
  /** The match whose messages it brought; empty for all other mails. */
  gameId: string;
  /** The club whose mail it was; empty for all other mails. */
  clubRef: string;
  /** Asks one question. */
  simple: boolean;
}

/** @param search of the page's address: t, pr, g, club, s */
export function readUnsubscribeLink(search: string): UnsubscribeLink {
  const query = new URLSearchParams(search);
  return {
    token: query.get('t') ?? '',
    passwordRef: query.get('pr') ?? '',
    gameId: query.get('g') ?? '',
    clubRef: query.get('club') ?? '',
    simple: query.get('s') === 'true',
  };
}

export type UnsubscribeStep = 'asking' | 'done' | 'undone' | 'left' | 'erased';

/** Stopping unwanted mails, by the link of a mail (R-unsubscribe-types). Opening the page changes nothing. */
export class UnsubscribeStore {
  readonly facts = new Query(() => this.#api.call(readUnsubscribe, { body: { ...this.#link } }));
  step: UnsubscribeStep = 'asking';
  readonly sending = new Action(
    async (step: UnsubscribeStep, send: () => Promise<unknown>) => {
      await send().catch((error: unknown) => {
        // Stopped before: the wish is fulfilled (R-unsubscribe-twice).
        if (toFailure(error).code !== 'E-C39') throw error;
      });
      return step;
    },
    {
      onDone: (step) => {
        this.step = step;
        const others = this.stopped.filter((type) => type !== this.type);
        this.stopped = step === 'done' ? [...others, this.type] : others;
      },
      // Every failure is a popup (R-unsubscribe-twice).
      onFailure: (failure, retry) => {
        const { on } = this.#feedback.report(failure, { retry });
        if (on === 'screen' || on === 'fields') this.#feedback.open('alert.refused.title', 'unsub.unknown');
      },
    },
  );
  /** One question only; the person can ask for the others. */
  simple: boolean;
  /** The person's choice; null before. */
  chosen: UnsubscribeType | null = null;
  /** The stops in force, as far as this page knows. */
  stopped: UnsubscribeType[] = [];
  readonly #api: RootStore['api'];
  readonly #feedback: FeedbackStore;
  readonly #language: RootStore['language'];
  readonly #link: Pick<UnsubscribeLink, 'token'> & { passwordRef?: string; gameId?: string; clubRef?: string };

  constructor({ api, feedback, language }: Pick<RootStore, 'api' | 'feedback' | 'language'>, link: UnsubscribeLink) {
    this.#api = api;
    this.#feedback = feedback;
    this.#language = language;
    this.#link = {
      token: link.token,
      ...(link.passwordRef ? { passwordRef: link.passwordRef } : {}),
      ...(link.gameId ? { gameId: link.gameId } : {}),
      ...(link.clubRef ? { clubRef: link.clubRef } : {}),
    };
    this.simple = link.simple;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get sender(): string | null {
    const source = this.facts.value?.sourceUser;
    return source ? personName(source, this.#language.language) : null;
  }

  /** The club whose mail it was; null when it is gone. */
  get club(): string | null {
    return this.facts.value?.club?.name ?? null;
  }

  /** A mail of the product itself has no sender to block; only messages are stopped for one match. */
  get types(): readonly UnsubscribeType[] {
    const isPossible: Partial<Record<UnsubscribeType, boolean>> = {
      GAME_NOTES: this.#link.gameId !== undefined,
      BLOCK_CLUB: this.club !== null,
      BLOCK_USER: this.sender !== null,
    };
    return UNSUBSCRIBE_TYPES.filter((type) => isPossible[type] !== false);
  }

  get type(): UnsubscribeType {
    if (this.chosen === null && this.#link.gameId) return 'GAME_NOTES';
    if (this.chosen === null && this.club !== null) return 'BLOCK_CLUB';
    return this.chosen ?? (this.sender === null ? 'CHANNEL' : 'BLOCK_USER');
  }

  choose(type: UnsubscribeType): void {
    this.chosen = type;
  }

  /** The three choices, also from a page that lists the stopped ones. */
  askMore(): void {
    this.simple = false;
    this.step = 'asking';
  }

  /** Never fails: the state is in `facts`. Stopped mails are shown as done, those of this link first. */
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
    await this.sending.run('done', () => this.#api.call(unsubscribe, { body: { ...this.#link, type: this.type } }));
  }

  async undo(): Promise<void> {
    await this.sending.run('undone', () =>
      this.#api.call(undoUnsubscribe, { body: { ...this.#link, type: this.type } }),
    );
  }

  /** Takes them off the list of the club, and stops it. */
  async leaveClub(): Promise<void> {
    const { token, clubRef = '' } = this.#link;
    await this.sending.run('left', () => this.#api.call(leaveMailedClub, { body: { token, clubRef } }));
  }

  async erase(): Promise<void> {
    const { token } = this.#link;
    await this.sending.run('erased', () => this.#api.call(eraseMailedGuest, { body: { token } }));
  }
}
