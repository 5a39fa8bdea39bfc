import { makeAutoObservable, observableRef } from 'mobx';
import {
  cellsOfStarts,
  markedCells,
  startOfCell,
  turnStart,
  withCells,
  withoutStart,
} from '../../../../shared/domain/calendar/chosenStarts.ts';
import type { ApiFailure } from '../../../api/apiFailure.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import type { Visitor } from '../visitor/Visitor.ts';
import { type AnsweredGame, AnsweredOffer } from './AnsweredOffer.ts';
import { type Answer, currentAnswer, type Marks, marksIn, NO_MARKS } from './currentAnswer.ts';

/** An invitee's choices and words before they are sent, and what is still missing. */
export class AnswerDraft implements Answer {
  /** Chosen starts, each by itself (R-chosen-starts). */
  starts: ReadonlySet<string> = new Set();
  /** Ids of chosen locationPreference entries. */
  venues: ReadonlySet<string> = new Set();
  ratherNot: Marks = NO_MARKS;
  note = '';
  shareMyPhone = false;
  /** The visitor from the share link; their form, fetched for those alone, sets it. */
  visitor: Visitor | null = null;
  /** The logged-in person answers for somebody else. */
  forOther = false;
  /** An answer given before is being changed. */
  changing = false;
  /** Something was chosen or typed that the server does not know yet. */
  touched = false;
  /** The fold for a word to the organiser is open. */
  speaking = false;
  /** The visitor is asked for their details, with their yes. */
  introducing = false;
  /** Starts that a button of the mail has brought. */
  marked: readonly string[] = [];
  /** A refusal of the last answer that is explained on the page. */
  refusal: ApiFailure | null = null;
  /** The game's choices. */
  readonly offer: AnsweredOffer;
  readonly #game: AnsweredGame;

  constructor(game: AnsweredGame) {
    this.#game = game;
    this.offer = new AnsweredOffer(game);
    const chosen = { starts: observableRef, venues: observableRef, ratherNot: observableRef };
    const whole = {
      ...chosen,
      refusal: observableRef,
      marked: observableRef,
      visitor: observableRef,
    };
    makeAutoObservable(this, whole, { autoBind: true });
  }

  /** A logged-in user answers a share link as themselves, unless they want it otherwise (R-share-session). */
  get asAccount(): boolean {
    return this.offer.sharing && this.#game.hasAccount && !this.forOther;
  }

  /** Chosen starts that can still be played: the clock goes on while the page is open. */
  get playable(): readonly string[] {
    return this.offer.starts.filter((start) => this.starts.has(start));
  }

  /** The half hours they take. */
  get cells(): ReadonlySet<string> {
    return cellsOfStarts(this.playable, this.duration);
  }

  /** The rather-not marks of choices that can still be played. */
  get marks(): Marks {
    return marksIn(this.ratherNot, { starts: new Set(this.playable), venues: this.venues });
  }

  /** The half hours of the grid that stand for a marked start. */
  get markedCells(): ReadonlySet<string> {
    return markedCells({ starts: new Set(this.playable), ratherNot: this.marks.starts }, this.duration);
  }

  /** The choice that is missing before one can say yes, or null. */
  get unchosen(): 'time' | 'place' | null {
    if (this.offer.needsTime && this.playable.length === 0) return 'time';
    return this.offer.needsVenue && this.venues.size === 0 ? 'place' : null;
  }

  /** The visitor's details go with the yes: they came by the share link (R-visitor-form). */
  get needsVisitor(): boolean {
    return this.offer.sharing && !this.asAccount;
  }

  /** The first part missing before an answer can be sent (R-accept-button), or null. */
  get missing(): 'time' | 'place' | 'visitor' | 'phone' | null {
    if (this.unchosen) return this.unchosen;
    if (!this.needsVisitor) return null;
    return this.visitor ? this.visitor.missing : 'visitor';
  }

  /** The starts to offer first that can still be played, and whole slots that are chosen already (R-suggested-starts). */
  get firstStarts(): string[] {
    const { value, times } = this.#game;
    if (!value || !times) return [];
    const first = new Set([...value.suggestedStarts, ...this.marked]);
    return this.offer.starts.filter((start) => first.has(start));
  }

  /** Whether something is chosen that the first starts don't show. */
  get choosesMore(): boolean {
    return this.playable.some((start) => !this.firstStarts.includes(start));
  }

  /** Chooses exactly these starts. */
  choose(starts: ReadonlySet<string>, ratherNot = this.ratherNot.starts): void {
    this.starts = starts;
    this.ratherNot = marksIn({ ...this.ratherNot, starts: ratherNot }, this);
    this.touched = true;
    this.refusal = null;
  }

  /** Chooses these half hours of the grid, and the starts in them. */
  chooseCells(cells: ReadonlySet<string>): void {
    this.choose(withCells(this.playable, cells, this.offer.starts, this.duration));
  }

  /** Marks the start that a half hour of the grid stands for (R-rather-not). */
  markCell(cell: string): void {
    const start = startOfCell(new Set(this.playable), cell, this.duration);
    if (start) this.choose(this.starts, new Set([...this.ratherNot.starts, start]));
  }

  /** Chooses the start, or takes it back, its mark with it; no other start changes (R-chosen-starts). */
  toggleStart(start: string): void {
    const choice = { starts: this.starts, ratherNot: this.ratherNot.starts };
    const turned = this.starts.has(start) ? withoutStart(choice, start) : turnStart(choice, start);
    this.choose(turned.starts, turned.ratherNot);
  }

  /** Adds these starts to the chosen ones; an instant that is no start of this offer is left out. */
  mark(starts: readonly string[]): void {
    this.marked = this.offer.starts.filter((start) => starts.includes(start));
    if (this.marked.length > 0) this.choose(new Set([...this.starts, ...this.marked]));
  }

  speak(open: boolean): void {
    this.speaking = open;
  }

  introduce(): void {
    this.introducing = true;
  }

  stopIntroducing(): void {
    this.introducing = false;
  }

  toggleVenue(id: string): void {
    const venues = new Set(this.venues);
    if (!venues.delete(id)) venues.add(id);
    this.venues = venues;
    this.ratherNot = marksIn(this.ratherNot, this);
    this.touched = true;
    this.refusal = null;
  }

  /** Says of a chosen venue that they would rather not play there, or takes that back (R-rather-not). */
  markVenue(id: string): void {
    const { starts } = this.ratherNot;
    const venues = new Set(this.ratherNot.venues);
    if (!venues.delete(id)) venues.add(id);
    this.ratherNot = marksIn({ starts, venues }, this);
    this.touched = true;
  }

  setNote(note: string): void {
    this.note = note;
    this.touched = true;
  }

  setShareMyPhone(share: boolean): void {
    this.shareMyPhone = share;
    this.touched = true;
  }

  meet(visitor: Visitor): void {
    this.visitor = visitor;
  }

  answerForOther(): void {
    this.forOther = true;
  }

  change(): void {
    this.changing = true;
    this.touched = true;
  }

  /** Leaves the answer as the server has it. */
  keep(): void {
    this.settle();
    if (this.#game.value) this.preselect(this.#game.value);
  }

  /** Nothing is left that the server does not know. */
  settle(): void {
    this.changing = false;
    this.touched = false;
    this.introducing = false;
  }

  refuse(failure: ApiFailure | null): void {
    this.refusal = failure;
  }

  /** Takes up the answer given before, or the only choice. */
  preselect(game: Game): void {
    Object.assign(this, currentAnswer(game, this.#game.now));
  }

  /** Takes up an answer that was chosen here before. Starts that have passed meanwhile are left out by `playable`. */
  takeUp(answer: Answer & { changing: boolean }): void {
    Object.assign(this, answer, { touched: true });
  }

  /** Minutes of a match. */
  private get duration(): number {
    return this.#game.times?.duration ?? 0;
  }

  /** The words beside the yes. */
  get spoken() {
    return { note: this.note.trim() || null, shareMyPhone: this.shareMyPhone };
  }
}
