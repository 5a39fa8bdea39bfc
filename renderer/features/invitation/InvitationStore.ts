import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { candidateStarts, toPeriods } from '../../../shared/domain/calendar.ts';
import type { HeaderState } from '../../../shared/domain/headerState.ts';
import type { GameAction } from '../../../shared/domain/values.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { type InvitationLink, WEB_ACCESS_TOKEN } from '../../../shared/routes/invitation.ts';
import { ApiFailure, type FailureCode, toFailure } from '../../api/apiFailure.ts';
import type { Game, GameDeed, GamesStore } from '../../stores/GamesStore.ts';
import { Query } from '../../stores/Query.ts';
import type { Offer } from '../calendar/gridModel.ts';
import { playableCells, presentAnswer } from './answer/presentAnswer.ts';
import { headerOf, offerOf, placesOf } from './invitationFacts.ts';
import { Visitor } from './visitor/Visitor.ts';

export interface InvitationDoors {
  games: Pick<GamesStore, 'load' | 'act'>;
  /** The page's, for mails to somebody nobody knows yet. */
  language: () => Language;
  /** Somebody who came by the share link is in the game now: from here on the page is their own. */
  onRegistered: (token: string) => void;
  /** The server's clock. */
  now: () => Date;
  /** Says what the page shows nowhere itself; `retry` does the whole answer again. */
  report: (failure: ApiFailure, retry: () => void) => void;
}

/** Refusals that the page explains where the answer is given, as they say what to do with it. */
const IN_PAGE: readonly FailureCode[] = ['E-C25', 'E-C26', 'E.game.slot', 'E.game.place', 'E.bad.request'];
/** Somebody was quicker: the page shows how the game stands now and says so. */
const OVERTAKEN: readonly FailureCode[] = ['E.game.state', 'E.game.changed'];

type Deed = 'accept' | 'decline';

/** What a guest chooses and answers on an invitation (R-invitation-page). */
export class InvitationStore {
  readonly game = new Query(() => this.#doors.games.load(this.link.gameId, this.token), {
    // A connection that is gone for a moment takes nothing off the screen.
    keepsOn: ({ code }) => code === 'network',
    onValue: (game, before) => {
      this.noteNews();
      if (!before) this.preselect(game);
    },
  });
  /** Chosen half hours by their start. */
  cells: ReadonlySet<string> = new Set();
  /** Ids of chosen locationPreference entries. */
  places: ReadonlySet<string> = new Set();
  note = '';
  shareMyPhone = false;
  /** Who it is that came by the share link. */
  readonly visitor = new Visitor();
  busy: Deed | null = null;
  /** A refusal of the last answer that is explained on the page. */
  refusal: ApiFailure | null = null;
  /** An answer given before is being changed. */
  changing = false;
  /** Counts answers taken by the server, so that the page can lead to what it says now. */
  answers = 0;
  nowMs: number;
  /** The guest had everything about them erased. */
  erased = false;
  /** How often the game was read again: what belongs to it may be new as well. */
  news = 0;
  /** Something was chosen or typed that the server does not know yet. */
  touched = false;
  /** The link that is answered by: a visitor's own once they are registered. */
  link: InvitationLink;
  readonly #doors: InvitationDoors;

  constructor(link: InvitationLink, doors: InvitationDoors) {
    this.link = link;
    this.#doors = doors;
    this.nowMs = doors.now().getTime();
    const whole = {
      link: observableRef,
      cells: observableRef,
      places: observableRef,
      refusal: observableRef,
    };
    // `can` is asked while drawing: as an action it would not be followed.
    makeAutoObservable(this, { ...whole, can: false, visitor: false }, { autoBind: true });
  }

  get value(): Game | null {
    return this.game.value;
  }

  get now(): string {
    return new Date(this.nowMs).toISOString();
  }

  get offer(): Offer | null {
    return this.value && offerOf(this.value, this.now);
  }

  get header(): HeaderState | null {
    return this.value && headerOf(this.value, this.now);
  }

  can(action: GameAction): boolean {
    return this.value?.action.includes(action) ?? false;
  }

  /** Starts a match can still take. */
  get starts(): readonly string[] {
    if (!this.offer) return [];
    const { windows, duration, timezone, now } = this.offer;
    return candidateStarts(windows, duration, timezone, now);
  }

  /** Whether the time leaves a choice. */
  get needsTime(): boolean {
    return (this.can('TIME_SELECTION') || this.sharing) && this.starts.length > 1;
  }

  get needsPlace(): boolean {
    if (this.sharing && this.value) return placesOf(this.value).offered.length > 1;
    return this.can('LOCATION_SELECTION');
  }

  /** The visitor came by the share link and says who they are with their answer (R-share-mode). */
  get sharing(): boolean {
    return this.can('OPPONENT_SELECTION');
  }

  /** Chosen cells that can still be played: the clock goes on while the page is open. */
  get playable(): ReadonlySet<string> {
    return this.offer ? playableCells(this.offer, toPeriods(this.cells, this.offer.timezone)) : new Set();
  }

  /** What is missing before Accept may be pressed (R-accept-button), or null. */
  get missing(): 'time' | 'place' | 'visitor' | null {
    if (this.needsTime && this.playable.size === 0) return 'time';
    if (this.needsPlace && this.places.size === 0) return 'place';
    return this.sharing && !this.visitor.valid ? 'visitor' : null;
  }

  get canAccept(): boolean {
    return (this.can('ACCEPT') || this.sharing) && this.missing === null && this.busy === null;
  }

  /** The choosing block: for who has not answered, or wants to change the answer. Never once the game is scheduled. */
  get choosing(): boolean {
    if (this.value?.status !== 'CONFIRMED') return false;
    if (this.sharing) return true;
    return this.can('ACCEPT') && (this.header === 'pending' || this.changing);
  }

  /** Lets the clock go on: cells pass, invitations expire. */
  tick(): void {
    this.nowMs = this.#doors.now().getTime();
  }

  choose(cells: ReadonlySet<string>): void {
    this.cells = cells;
    this.touched = true;
    this.refusal = null;
  }

  togglePlace(id: string): void {
    const places = new Set(this.places);
    if (!places.delete(id)) places.add(id);
    this.places = places;
    this.touched = true;
    this.refusal = null;
  }

  setNote(note: string): void {
    this.note = note;
    this.touched = true;
  }

  setShareMyPhone(share: boolean): void {
    this.shareMyPhone = share;
    this.touched = true;
  }

  change(): void {
    this.changing = true;
    this.touched = true;
  }

  keep(): void {
    this.changing = false;
    this.touched = false;
    if (this.value) this.preselect(this.value);
  }

  /** Takes up an answer that was chosen here before. Cells that have passed meanwhile are left out by `playable`. */
  takeUp(answer: Pick<InvitationStore, 'cells' | 'places' | 'note' | 'shareMyPhone' | 'changing'>): void {
    Object.assign(this, answer, { touched: true });
  }

  /** Never fails: the state is in `game`. What is on screen stays there while it is read again. */
  async load(): Promise<void> {
    await this.game.refresh();
  }

  /** The guest and their link are gone: nothing of the game stays on screen. */
  forget(): void {
    this.erased = true;
    this.game.clear();
  }

  /** Reads the game again, unless an answer is under way, which brings it anyway. */
  async refresh(): Promise<void> {
    if (this.busy === null) await this.load();
  }

  /** Venue, time, yes: one after the other. Repeating all of it is safe, so a retry does (R-answer-chain). */
  async accept(): Promise<void> {
    if (!this.canAccept) return;
    const timezone = this.value?.timezone ?? '';
    const choices: GameDeed[] = [];
    if (this.needsPlace) choices.push({ actionType: 'LOCATION_SELECTION', preferedLocation: [...this.places] });
    if ((this.can('TIME_SELECTION') || this.sharing) && this.playable.size > 0) {
      choices.push({ actionType: 'TIME_SELECTION', preferedCalendar: toPeriods(this.playable, timezone) });
    }
    await this.perform(
      'accept',
      async () => {
        const mayAccept = !this.sharing || (await this.register());
        if (mayAccept) choices.push({ actionType: 'ACCEPT', ...this.saying, password: this.link.password });
        return choices;
      },
      () => void this.accept(),
    );
  }

  /** Says no, takes a yes back, or leaves an agreed match: whichever the game offers (R-decline-button, R-withdraw). */
  async decline(): Promise<void> {
    if (this.busy) return;
    const actionType = this.can('WITHDRAW') ? 'WITHDRAW' : 'DECLINE';
    const note = this.note.trim();
    const deeds: GameDeed[] = [{ actionType, ...(note ? { note } : {}) }];
    await this.perform(
      'decline',
      async () => deeds,
      () => void this.decline(),
    );
  }

  private get saying() {
    return { note: this.note.trim() || null, shareMyPhone: this.shareMyPhone };
  }

  /**
   * Registers the visitor, whose own token the page goes on with (R-share-mode).
   * @returns whether the answer may be sent at once; else the mailbox has to be proved first
   */
  private async register(): Promise<boolean> {
    const person = { ...this.visitor.toBody(), ...this.saying, language: this.#doors.language() };
    const deed: GameDeed = { actionType: 'OPPONENT_SELECTION', contactList: [person] };
    const { invitee } = await this.#doors.games.act(this.link.gameId, deed, this.token);
    const [registered, ...more] = invitee.filter(({ accessToken }) => accessToken !== null);
    if (!registered?.accessToken || more.length > 0) throw new ApiFailure('E.gen.serverError');
    this.follow({ ...this.link, token: registered.accessToken, password: null });
    this.#doors.onRegistered(registered.accessToken);
    return !registered.secured;
  }

  /** Goes on with another link into the same game. */
  follow(link: InvitationLink): void {
    this.link = link;
  }

  get token(): string | undefined {
    return this.link.token === WEB_ACCESS_TOKEN ? undefined : this.link.token;
  }

  private async perform(deed: Deed, chain: () => Promise<readonly GameDeed[]>, retry: () => void): Promise<void> {
    this.busy = deed;
    this.refusal = null;
    try {
      let game: Game | null = null;
      for (const step of await chain()) game = await this.#doors.games.act(this.link.gameId, step, this.token);
      // A visitor without anything to choose has only been registered: the page is read with the token they got.
      game ??= await this.#doors.games.load(this.link.gameId, this.token);
      runInAction(() => {
        this.take(game);
        this.changing = false;
        this.touched = false;
        this.answers += 1;
      });
    } catch (error) {
      await this.refused(toFailure(error), retry);
    } finally {
      runInAction(() => {
        this.busy = null;
      });
    }
  }

  private async refused(failure: ApiFailure, retry: () => void): Promise<void> {
    const overtaken = OVERTAKEN.includes(failure.code);
    if (overtaken || IN_PAGE.includes(failure.code)) {
      runInAction(() => {
        this.refusal = failure;
      });
      if (failure.code !== 'E-C25') await this.load();
    } else this.#doors.report(failure, retry);
  }

  private take(game: Game): void {
    this.noteNews();
    this.game.set(game);
  }

  private noteNews(): void {
    this.tick();
    this.news += 1;
  }

  private preselect(game: Game): void {
    Object.assign(this, presentAnswer(game, this.now));
  }
}
