import { makeAutoObservable } from 'mobx';
import { candidateStarts } from '../../../../shared/domain/calendar/calendar.ts';
import { answerNeeds } from '../../../../shared/domain/match/answerNeeds.ts';
import type { GameAction } from '../../../../shared/domain/values.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { venuesOf } from '../../../stores/gameFacts.ts';
import type { CalendarTimes } from '../../calendar/gridModel.ts';

/** The game to answer, in its present state. */
export interface AnsweredGame {
  readonly value: Game | null;
  readonly times: CalendarTimes | null;
  /** ISO instant. */
  readonly now: string;
  /** Somebody is logged in. */
  readonly hasAccount: boolean;
  can: (action: GameAction) => boolean;
}

/** The choices that a game offers, and which of them are required. */
export class AnsweredOffer {
  readonly #game: AnsweredGame;

  constructor(game: AnsweredGame) {
    this.#game = game;
    makeAutoObservable(this);
  }

  /** Starts a match can still take. */
  get starts(): readonly string[] {
    const { times } = this.#game;
    return times ? candidateStarts(times.windows, times.duration, times.timezone, times.now) : [];
  }

  /** Whether the time leaves a choice. */
  get needsTime(): boolean {
    return this.needs.time;
  }

  get needsVenue(): boolean {
    return this.needs.venue;
  }

  /** Whether times may be said at all. */
  get takesTime(): boolean {
    return this.needs.takesTime;
  }

  /** The one start there is, where times are asked for. */
  get onlyStart(): string | null {
    const [only = null] = this.starts;
    return this.takesTime && !this.needsTime ? only : null;
  }

  /** Id of the one venue there is, where times are asked for. */
  get onlyVenue(): string | null {
    const [only, more] = this.venues;
    return this.takesTime && only && !more ? only.id : null;
  }

  /** The visitor came by the share link and gives their details with their answer (R-share-mode). */
  get sharing(): boolean {
    return this.#game.can('OPPONENT_SELECTION');
  }

  private get venues() {
    const { value } = this.#game;
    return value ? venuesOf(value).offered : [];
  }

  private get needs() {
    return answerNeeds(this.#game.can, { starts: this.starts.length, venues: this.venues.length });
  }
}
