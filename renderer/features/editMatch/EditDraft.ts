import { makeAutoObservable, runInAction } from 'mobx';
import type { Offer } from '../../../shared/domain/match/agreement.ts';
import { type ApiFailure, toFailure } from '../../api/apiFailure.ts';
import type { ApiClient } from '../../api/client.ts';
import { BodyCheck } from '../../stores/BodyCheck.ts';
import type { Game, GameEdit, GamesStore } from '../../stores/GamesStore.ts';
import type { Keepable } from '../../stores/KeptInput.ts';
import { offerOf } from '../calendar/agreement.ts';
import { type CourtChoice, courtBodyOf, NO_COURT } from '../matchForm/courtChoice.ts';
import { VenueList } from '../matchForm/VenueList.ts';
import { WindowList } from '../matchForm/WindowList.ts';
import { joined } from '../matchForm/windowTimes.ts';
import { answerByOf, editBodyOf } from './editBody.ts';
import { type EditEffect, editEffect } from './editEffect.ts';
import { type EditParts, isKeptEdit, PART_NAMES, partsOf, samePart, venueIdsOf } from './editParts.ts';
import { type EditProblems, editProblems, type RefusalCode } from './editProblems.ts';

export interface EditDeps {
  api: ApiClient;
  games: Pick<GamesStore, 'edit' | 'load' | 'get'>;
  now: () => Date;
}

/** The server's refusal, as long as the same would be sent. */
interface Refusal {
  code: RefusalCode;
  sent: string;
}

/** A published game being changed: the changes, the people they affect, and saving them (R-edit). */
export class EditDraft implements Keepable {
  notes = '';
  expiryDays = 1;
  court = NO_COURT;
  courtId: string | null = null;
  leavesClub = false;
  readonly windows: WindowList;
  readonly venues: VenueList;
  attempted = false;
  saved = false;
  /** The game had changed meanwhile, and nothing was saved. */
  overtaken = false;
  moment: Date;
  private refusal: Refusal | null = null;
  /** The game as it stood before anything was typed. */
  private base: EditParts;
  private game: Game;
  readonly #deps: EditDeps;
  readonly #check = new BodyCheck(() => import('../../../shared/contract/schemas/gameFields.ts').then((m) => m.cost));

  constructor(game: Game, deps: EditDeps) {
    this.#deps = deps;
    this.moment = deps.now();
    this.game = game;
    this.windows = new WindowList(() => ({
      duration: this.game.gamePreference.duration,
      timezone: this.game.timezone,
      now: this.moment,
    }));
    this.venues = new VenueList(deps.api);
    this.base = partsOf(game, this.moment);
    this.take(this.base);
    makeAutoObservable(this, { windows: false, venues: false }, { autoBind: true });
  }

  setNotes(notes: string): void {
    this.notes = notes;
  }

  setExpiryDays(days: number): void {
    this.expiryDays = days;
  }

  setCourt(court: CourtChoice): void {
    this.court = court;
  }

  setCourtId(courtId: string | null): void {
    this.courtId = courtId;
  }

  setLeavesClub(leavesClub: boolean): void {
    this.leavesClub = leavesClub;
  }

  tick(): void {
    this.moment = this.#deps.now();
  }

  /** Takes over a newer version of the game; typed values stay, the rest is replaced. */
  follow(game: Game): void {
    const { changed } = this;
    const next = partsOf(game, this.moment);
    const isNew = (name: keyof EditParts) => changed[name] === undefined && !samePart(next[name], this.base[name]);
    this.take(Object.fromEntries(PART_NAMES.filter(isNew).map((name) => [name, next[name]])));
    this.game = game;
    this.base = next;
  }

  /** Only values that differ from the game. */
  get changed(): Partial<EditParts> {
    const { parts } = this;
    const names = PART_NAMES.filter((name) => !samePart(parts[name], this.base[name]));
    return Object.fromEntries(names.map((name) => [name, parts[name]]));
  }

  get isChanged(): boolean {
    return Object.keys(this.changed).length > 0;
  }

  /** The offer after saving; venues that stay keep their ids. */
  get offer(): Offer {
    const offer = offerOf(this.game);
    const { windows, places } = this.changed;
    return {
      ...offer,
      windows: windows ? joined(this.windows.periods) : offer.windows,
      venues: places ? venueIdsOf(this.game, this.venues.filled) : offer.venues,
    };
  }

  /** The people whom saving would affect. */
  get effect(): EditEffect {
    return editEffect(this.game, this.offer, this.moment.toISOString());
  }

  /** When the time to answer would end, or null while no match fits into the windows. */
  get answerBy(): string | null {
    const { expiryDays } = this;
    const { windows } = this.offer;
    // Times that stay count from when they were offered: a start that has passed meanwhile ends nothing.
    const from = this.changed.windows ? this.moment.toISOString() : this.game.createDt;
    return answerByOf(this.game, { windows, expiryDays, from });
  }

  /** Whether the fields can be judged: the contract's schema has come. */
  get isReady(): boolean {
    return this.#check.judge !== null;
  }

  get problems(): EditProblems {
    const { changed, windows, venues, answerBy, moment, refused } = this;
    const { cost } = courtBodyOf(this.court, this.game.timezone);
    const court = this.#check.faultsOf(cost)?.amount ?? null;
    return editProblems({ changed, windows, venues, answerBy, moment, court, refused });
  }

  /** Marks everything that is missing. @returns whether it can be saved */
  attempt(): boolean {
    this.tick();
    this.attempted = true;
    return this.isChanged && this.problems.count === 0;
  }

  toBody(): GameEdit {
    return editBodyOf(this.game, this.changed, {
      calendarPreference: joined(this.windows.periods),
      locationPreference: this.venues.toBody(this.game.timezone),
    });
  }

  /**
   * Saves the changes.
   * @returns whether it worked; where not, the part it is about or `overtaken` says why
   * @throws ApiFailure for everything else; nothing typed is lost
   */
  async save(): Promise<boolean> {
    this.overtaken = false;
    try {
      await this.#deps.games.edit(this.game.id, this.toBody());
      runInAction(() => {
        this.saved = true;
      });
      return true;
    } catch (error) {
      await this.#meet(toFailure(error));
      return false;
    }
  }

  async #meet(failure: ApiFailure): Promise<void> {
    const { code } = failure;
    if (code === 'E.game.slot' || code === 'E.game.expiry') {
      return runInAction(() => {
        this.refusal = { code, sent: this.sent };
      });
    }
    if (code !== 'E.game.changed') throw failure;
    const game = await this.#deps.games.load(this.game.id);
    runInAction(() => {
      this.follow(game);
      this.overtaken = true;
    });
  }

  /** Back to the saved game. */
  discard(): void {
    this.attempted = false;
    this.overtaken = false;
    this.take(this.base);
  }

  /** The changes, as they survive a reload and a session that ends. */
  get typed(): Partial<EditParts> | null {
    return this.saved || !this.isChanged ? null : this.changed;
  }

  restore(kept: unknown): void {
    if (isKeptEdit(kept)) this.take(kept);
  }

  /** Fills in these parts, as if they had been typed. */
  take({ notes, expiryDays, windows, places, court, courtId, leavesClub }: Partial<EditParts>): void {
    if (notes !== undefined) this.notes = notes;
    if (expiryDays !== undefined) this.expiryDays = expiryDays;
    if (windows) this.windows.take(windows);
    if (places) this.venues.take(places);
    if (court) this.court = court;
    if (courtId !== undefined) this.courtId = courtId;
    if (leavesClub !== undefined) this.leavesClub = leavesClub;
  }

  private get parts(): EditParts {
    return {
      notes: this.notes.trim(),
      expiryDays: this.expiryDays,
      windows: this.windows.rows.map(({ key: _key, ...window }) => window),
      places: this.venues.filled.map(({ key: _key, ...venue }) => venue),
      court: this.court,
      courtId: this.courtId,
      leavesClub: this.leavesClub,
    };
  }

  private get sent(): string {
    return JSON.stringify({ ...this.toBody(), version: undefined });
  }

  private get refused(): RefusalCode | null {
    return this.refusal?.sent === this.sent ? this.refusal.code : null;
  }
}
