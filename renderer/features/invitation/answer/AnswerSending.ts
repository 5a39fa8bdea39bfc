import { makeAutoObservable, observableRef } from 'mobx';
import type { Clash } from '../../../../shared/contract/errors.ts';
import { periodsOfStarts } from '../../../../shared/domain/calendar/chosenStarts.ts';
import { personName } from '../../../../shared/domain/people/personName.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import { type InvitationLink, invitationPath, WEB_ACCESS_TOKEN } from '../../../../shared/routes/invitation.ts';
import type { ApiFailure } from '../../../api/apiFailure.ts';
import type { FailureCode } from '../../../api/reactions.ts';
import { Action } from '../../../stores/Action.ts';
import type { Game, GameCommand } from '../../../stores/GamesStore.ts';
import type { OfflineQueue } from '../../../stores/offlineQueue/OfflineQueue.ts';
import type { Registered } from '../../../stores/offlineQueue/sendSteps.ts';
import type { AnswerDraft } from './AnswerDraft.ts';
import type { AnsweredGame } from './AnsweredOffer.ts';

export interface SendingDeps {
  /** Keeps an answer until the server has it; null while it waits for the network (R-unsent). */
  send: OfflineQueue['send'];
  /** The page's, for mails to a guest. */
  language: () => Language;
  /** The share link's visitor is in the game now: from here on the page is their own. */
  onRegistered: (token: string) => void;
  /**
   * Changes the page to the answer's result, in one movement where it has made the match; left out, at once.
   * Never fails by itself.
   */
  show?: (change: () => void, isAgreed: boolean) => Promise<void>;
  /** Reports failures that the page has no place for; `retry` does the whole answer again. */
  report: (failure: ApiFailure, retry: () => void) => void;
}

/** The invitation an answer is sent for. */
interface SendingFor extends AnsweredGame {
  readonly link: InvitationLink;
  readonly token: string | undefined;
  readonly answer: AnswerDraft;
  follow: (link: InvitationLink) => void;
  load: () => Promise<void>;
  /** Takes the game as the server has it after an answer. */
  take: (game: Game) => void;
}

/** Refusals that the page explains beside the answer, as they tell how to change it. */
const IN_PAGE: readonly FailureCode[] = ['E-C25', 'E-C26', 'E.game.slot', 'E.game.place', 'E.bad.request'];
/** Somebody was quicker: the page shows the game as it is now and says so. */
const OVERTAKEN: readonly FailureCode[] = ['E.game.state', 'E.game.changed'];

type What = 'accept' | 'decline' | 'disown';

/** Sends an answer, step by step, and tells the result. */
export class AnswerSending {
  readonly #performing = new Action(
    (what: What, steps: readonly GameCommand[], _retry: () => void) => this.#perform(what, steps),
    {
      onFailure: (failure, _again, [, , retry]) => this.meet(failure, retry),
    },
  );
  /** Matches at a time of the yes that was refused for them; a dialog asks about them (R-clashes). */
  clashes: readonly Clash[] | null = null;
  /** Counts answers taken by the server, so that the page can lead to its news. */
  answers = 0;
  /** Whether the visitor registered here has to prove their mailbox first; null before: a retry registers nobody again. */
  #secured: boolean | null = null;
  readonly #to: SendingFor;
  readonly #deps: SendingDeps;

  constructor(to: SendingFor, deps: SendingDeps) {
    this.#to = to;
    this.#deps = deps;
    makeAutoObservable(this, { clashes: observableRef }, { autoBind: true });
  }

  get busy(): What | null {
    return this.#performing.args?.[0] ?? null;
  }

  get canAccept(): boolean {
    const { answer, can } = this.#to;
    return (can('ACCEPT') || answer.offer.sharing) && answer.missing === null && this.busy === null;
  }

  /**
   * Visitor, venue, time, yes: one after the other. Repeating them is safe (R-answer-chain).
   * @param insists they want to be in this match and in another one at the same time (R-clashes)
   */
  async accept(insists = this.insists): Promise<void> {
    if (!this.canAccept) return;
    const { answer, times, link } = this.#to;
    const { marks } = answer;
    const steps: GameCommand[] = [];
    const spoken = { ...answer.spoken, language: this.#deps.language() };
    const registers = answer.offer.sharing && !answer.asAccount && this.#secured === null;
    if (registers) steps.push({ actionType: 'OPPONENT_SELECTION', contactList: [this.visitor] });
    if (answer.offer.needsVenue) {
      const ratherNot = { venues: [...marks.venues] };
      steps.push({ actionType: 'LOCATION_SELECTION', preferedLocation: [...answer.venues], ratherNot });
    }
    if (answer.offer.takesTime && times && answer.playable.length > 0) {
      const preferedCalendar = periodsOfStarts(answer.playable, times.duration, times.timezone);
      const marked = periodsOfStarts(marks.starts, times.duration, times.timezone);
      const slots = marked.map(({ fromTime, toTime }) => ({ fromTime, toTime }));
      steps.push({ actionType: 'TIME_SELECTION', preferedCalendar, ratherNot: { slots } });
    }
    const password = answer.offer.sharing ? null : link.password;
    if (!this.#secured) steps.push({ actionType: 'ACCEPT', ...spoken, password, unlessClash: !insists });
    await this.#performing.run('accept', steps, () => void this.accept(insists));
  }

  /** Says no, takes a yes back, or leaves an agreed match: whichever the game offers (R-decline-button, R-withdraw). */
  async decline(): Promise<void> {
    const { can, answer } = this.#to;
    const note = answer.note.trim();
    const step: GameCommand = {
      actionType: can('WITHDRAW') ? 'WITHDRAW' : 'DECLINE',
      ...(note ? { note } : {}),
      language: this.#deps.language(),
    };
    await this.#performing.run('decline', [step], () => void this.decline());
  }

  /** The share link's choice under the viewer's address was not theirs: their own answer counts (R-draft). */
  async disown(): Promise<void> {
    await this.#performing.run('disown', [{ actionType: 'UPDATE' }], () => void this.disown());
  }

  /** Asks before they are in two matches at one time; null: it is asked no more. */
  askAbout(clashes: readonly Clash[] | null): void {
    this.clashes = clashes;
  }

  /** The page has said that they have another match then: yes once more is to be in both (R-clashes). */
  get insists(): boolean {
    return this.#to.answer.refusal?.code === 'E.game.clash';
  }

  /** The visitor from the share link (R-share-mode). */
  private get visitor() {
    const { answer } = this.#to;
    return { ...answer.visitor?.toBody(), ...answer.spoken, language: this.#deps.language() };
  }

  /** From here on the page is their own. */
  private register({ token, secured }: Registered): void {
    this.#secured = secured;
    this.#to.follow({ ...this.#to.link, token, password: null });
    this.#deps.onRegistered(token);
  }

  async #perform(what: What, steps: readonly GameCommand[]): Promise<void> {
    const { link, token, answer, value } = this.#to;
    // A logged-in user joins by the share link, and goes on with their session.
    const share = answer.asAccount ? link.token : null;
    answer.refuse(null);
    const pressed = { what: 'answer', gameId: link.gameId, path: invitationPath(link), steps, share } as const;
    const name = value ? personName(value.owner, this.#deps.language()) : '';
    const game = await this.#deps.send(
      { ...pressed, name, token: share === null ? (token ?? null) : null },
      this.register,
    );
    this.askAbout(null);
    if (!game) return;
    if (share !== null) this.#to.follow({ ...link, token: WEB_ACCESS_TOKEN });
    const isAgreed = value?.fromTime === null && game.fromTime !== null && what === 'accept';
    if (this.#deps.show) await this.#deps.show(() => this.take(game), isAgreed);
    else this.take(game);
  }

  private take(game: Game): void {
    this.#to.take(game);
    this.#to.answer.settle();
    this.answers += 1;
  }

  private async meet(failure: ApiFailure, retry: () => void): Promise<void> {
    this.askAbout(failure.code === 'E.game.clash' ? (failure.data.clashes ?? []) : null);
    if (failure.code === 'E.game.clash') return;
    if (![...OVERTAKEN, ...IN_PAGE].includes(failure.code)) return this.#deps.report(failure, retry);
    this.#to.answer.refuse(failure);
    if (failure.code !== 'E-C25') await this.#to.load();
  }
}
