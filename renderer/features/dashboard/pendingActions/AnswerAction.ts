import { makeAutoObservable } from 'mobx';
import { candidateStarts } from '../../../../shared/domain/calendar/calendar.ts';
import { periodsOfStarts } from '../../../../shared/domain/calendar/chosenStarts.ts';
import { personName } from '../../../../shared/domain/people/personName.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import { invitationPath, WEB_ACCESS_TOKEN } from '../../../../shared/routes/invitation.ts';
import type { Game, GameCommand } from '../../../stores/GamesStore.ts';
import { timesOf, venuesOf } from '../../../stores/gameFacts.ts';
import type { Keepable } from '../../../stores/KeptInput.ts';
import { isListOf, isText } from '../../../stores/keptShapes.ts';
import type { OfflineQueue } from '../../../stores/offlineQueue/OfflineQueue.ts';

/** @returns the text for an answer that the server has taken */
export function answerOutcome(game: Game): TextKey {
  if (game.currentInvitee?.status === 'DECLINED') return 'move.declined';
  if (game.wouldFit) return 'move.unfit';
  return game.status === 'SCHEDULED' && game.currentInvitee?.status === 'CONFIRMED' ? 'move.agreed' : 'move.accepted';
}

export interface AnswerActionDeps {
  offlineQueue: Pick<OfflineQueue, 'send'>;
  now: () => Date;
  language: () => Language;
}

/** How many starts fit where the server has suggested none. */
const MAX_SHOWN = 3;

/** An invitation that is answered on its card: some of its starts, or any of them (R-moves). */
export class AnswerAction implements Keepable {
  /** Starts that suit; none stands for all of them. */
  chosen: readonly string[] = [];
  readonly #game: () => Game;
  readonly #deps: AnswerActionDeps;
  readonly #version: number | undefined;

  /**
   * @param game the match as it is now
   * @param version of the match that is answered; left out, the answer is to whatever is offered when it arrives
   */
  constructor(game: () => Game, deps: AnswerActionDeps, version?: number) {
    this.#game = game;
    this.#deps = deps;
    this.#version = version;
    makeAutoObservable(this, { starts: false, suggested: false }, { autoBind: true });
  }

  /** Every start that is left; asked for anew each time, as the clock goes on. */
  get starts(): string[] {
    return candidateStarts(...this.#offer, this.#deps.now().toISOString());
  }

  /** Those a card has room for. */
  get suggested(): string[] {
    const { starts } = this;
    const first = this.#game().suggestedStarts.filter((start) => starts.includes(start));
    return first.length > 0 ? first : starts.slice(0, MAX_SHOWN);
  }

  toggle(start: string): void {
    const others = this.chosen.filter((each) => each !== start);
    this.chosen = others.length < this.chosen.length ? others : [...others, start];
  }

  get typed(): unknown {
    return this.chosen.length > 0 ? this.chosen : null;
  }

  restore(kept: unknown): void {
    if (isListOf(kept, isText)) this.chosen = kept;
  }

  /**
   * Says yes: to the chosen starts, or to all of them, at every venue.
   * @param insists they want to be in this match and in another one at the same time (R-clashes)
   * @returns the changed match; null while the answer waits for the network
   * @throws ApiFailure
   */
  accept(insists = false): Promise<Game | null> {
    const { action, gamePreference, timezone } = this.#game();
    const steps: GameCommand[] = [];
    if (action.includes('LOCATION_SELECTION')) {
      const preferedLocation = venuesOf(this.#game()).offered.map(({ id }) => id);
      steps.push({ actionType: 'LOCATION_SELECTION', preferedLocation });
    }
    const { starts } = this;
    const suiting = starts.filter((start) => this.chosen.includes(start));
    const all = suiting.length > 0 ? suiting : starts;
    if (action.includes('TIME_SELECTION') && all.length > 0) {
      const preferedCalendar = periodsOfStarts(all, gamePreference.duration, timezone);
      steps.push({ actionType: 'TIME_SELECTION', preferedCalendar });
    }
    const yes: GameCommand = { actionType: 'ACCEPT', language: this.#deps.language(), unlessClash: !insists };
    return this.send([...steps, yes]);
  }

  /** Says no. @returns and throws as `accept` does */
  decline(): Promise<Game | null> {
    return this.send([{ actionType: 'DECLINE', language: this.#deps.language() }]);
  }

  get #offer() {
    const { gamePreference, timezone } = this.#game();
    return [timesOf(this.#game()).offered, gamePreference.duration, timezone] as const;
  }

  private async send([first, ...rest]: GameCommand[]): Promise<Game | null> {
    const { id, owner } = this.#game();
    if (!first) return null;
    // The first step alone: it is a change of the match itself, after which the version is another one.
    const steps = [this.#version === undefined ? first : { ...first, version: this.#version }, ...rest];
    return this.#deps.offlineQueue.send({
      what: 'answer',
      gameId: id,
      path: invitationPath({ gameId: id, password: null, token: WEB_ACCESS_TOKEN }),
      name: personName(owner, this.#deps.language()),
      token: null,
      steps,
    });
  }
}
