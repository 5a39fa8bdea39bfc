import { makeAutoObservable, observableRef } from 'mobx';
import type { Clash } from '../../../shared/contract/errors.ts';
import type { HeaderState } from '../../../shared/domain/match/headerState.ts';
import type { GameAction } from '../../../shared/domain/values.ts';
import type { Arrived, PageData } from '../../../shared/renderedPage.ts';
import { type InvitationLink, WEB_ACCESS_TOKEN } from '../../../shared/routes/invitation.ts';
import { ApiFailure } from '../../api/apiFailure.ts';
import type { Game, GamesStore } from '../../stores/GamesStore.ts';
import { headerOf } from '../../stores/gameFacts.ts';
import { Query } from '../../stores/Query.ts';
import type { CalendarTimes } from '../calendar/gridModel.ts';
import { AnswerDraft } from './answer/AnswerDraft.ts';
import { AnswerSending, type SendingDeps } from './answer/AnswerSending.ts';
import { answerOfForm, calendarTimesOf } from './answer/currentAnswer.ts';

export interface InvitationDeps extends SendingDeps {
  games: Pick<GamesStore, 'load'>;
  /** The server's clock. */
  now: () => Date;
  /** Whether somebody is logged in. */
  hasAccount: () => boolean;
}

/** An invitation: the latest game, and the answer to it (R-invitation-page). */
export class InvitationStore {
  readonly game = new Query(() => this.#deps.games.load(this.link.gameId, this.token), {
    // A connection that is gone for a moment takes nothing off the screen.
    keepsOn: ({ code }) => code === 'network',
    onValue: (game, before) => {
      this.noteNews();
      this.celebrate(before, game);
      const isNew = !before || before.proposed !== game.proposed;
      if (isNew && !this.answer.touched) this.answer.preselect(game);
    },
  });
  readonly answer: AnswerDraft;
  readonly sending: AnswerSending;
  nowMs: number;
  /** Their agreed matches at the only time on offer, where they came with the page (R-clashes). */
  foreseen: readonly Clash[] = [];
  /** The guest had everything about them erased. */
  erased = false;
  /** How often the game was read again: its notes and others may be new as well. */
  news = 0;
  /** News that has just come about on this page and is shown once; a page that is opened again shows none. */
  moment: 'in' | 'match' | null = null;
  /** The sheet for a score is open: the page behind it does not change, and the sheet stays. */
  entering = false;
  /** The link that is answered by: a visitor's own once they are registered. */
  link: InvitationLink;
  readonly #deps: InvitationDeps;

  constructor(link: InvitationLink, deps: InvitationDeps) {
    this.link = link;
    this.#deps = deps;
    this.nowMs = deps.now().getTime();
    this.answer = new AnswerDraft(this);
    this.sending = new AnswerSending(this, deps);
    // `can` is asked while drawing: as an action it would not be followed.
    makeAutoObservable(this, { link: observableRef, foreseen: observableRef, can: false }, { autoBind: true });
  }

  setEntering(isOpen: boolean): void {
    this.entering = isOpen;
  }

  /**
   * Takes the game that came with the page.
   * @param marked starts that a button of the mail stands for, as ISO instants
   */
  adopt(
    { value, refusal }: Arrived<Game>,
    marked: readonly string[],
    { refused, clashes = [] }: Pick<PageData, 'refused' | 'clashes'>,
  ): void {
    this.foreseen = clashes;
    if (refusal) {
      this.game.fail(new ApiFailure(refusal.code, refusal.status, refusal.data));
      return;
    }
    this.game.set(value);
    this.answer.preselect(value);
    if (this.choosing) this.answer.mark(marked);
    if (!refused) return;
    this.answer.takeUp({ ...answerOfForm(refused), changing: false });
    this.answer.refuse(new ApiFailure(refused.code, refused.status, refused.data));
  }

  get value(): Game | null {
    return this.game.value;
  }

  get now(): string {
    return new Date(this.nowMs).toISOString();
  }

  get hasAccount(): boolean {
    return this.#deps.hasAccount();
  }

  get times(): CalendarTimes | null {
    return this.value && calendarTimesOf(this.value, this.now);
  }

  get header(): HeaderState | null {
    return this.value && headerOf(this.value, this.now);
  }

  readonly can = (action: GameAction): boolean => this.value?.action.includes(action) ?? false;

  get token(): string | undefined {
    return this.link.token === WEB_ACCESS_TOKEN ? undefined : this.link.token;
  }

  /** The link was mailed: the person who opened it reads that mailbox. */
  get isMailed(): boolean {
    return this.link.password !== null;
  }

  /** The choosing block: for those who have not answered, or change their answer. Never once the game is scheduled. */
  get choosing(): boolean {
    if (this.value?.status !== 'CONFIRMED') return false;
    if (this.answer.offer.sharing) return true;
    const isAsked = this.header === 'pending' || this.header === 'proposed';
    return this.can('ACCEPT') && (isAsked || this.answer.changing);
  }

  /** Lets the clock go on: cells pass, invitations expire. */
  tick(): void {
    this.nowMs = this.#deps.now().getTime();
  }

  /** Never fails: the state is in `game`. The old game stays on screen meanwhile. */
  async load(): Promise<void> {
    await this.game.refresh();
  }

  /** Reads the game again, unless an answer is under way, which brings it anyway. */
  async refresh(): Promise<void> {
    if (this.sending.busy === null) await this.load();
  }

  /** Takes over the game after an answer. */
  take(game: Game): void {
    this.noteNews();
    // Once no proposal waits for a yes, their own answer counts.
    if (this.value?.proposed && !game.proposed) this.answer.preselect(game);
    this.celebrate(this.value, game);
    this.game.set(game);
  }

  /** Goes on with another link into the same game. */
  follow(link: InvitationLink): void {
    this.link = link;
  }

  /** The guest and their link are gone: nothing of the game stays on screen. */
  forget(): void {
    this.erased = true;
    this.game.clear();
  }

  private celebrate(before: Game | null | undefined, game: Game): void {
    const [was, is] = [before && headerOf(before, this.now), headerOf(game, this.now)];
    if (!was || was === is) return;
    this.moment = is === 'scheduled' ? 'match' : is === 'accepted' || is === 'waitingList' ? 'in' : null;
  }

  private noteNews(): void {
    this.tick();
    this.news += 1;
  }
}
