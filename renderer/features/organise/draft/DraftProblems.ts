import { makeAutoObservable } from 'mobx';
import type { Faults } from '../../../../shared/contract/schemas/faults.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { BodyCheck } from '../../../stores/BodyCheck.ts';
import type { NewGame } from '../../../stores/GamesStore.ts';
import type { GuestList } from '../../invitees/GuestList.ts';
import type { VenueList } from '../../matchForm/VenueList.ts';
import type { WindowList } from '../../matchForm/WindowList.ts';
import { type Choices, SENT_WISHES, type Wishes } from './choices.ts';
import { newGameOf } from './newGame.ts';

interface Drafted {
  choices: Choices;
  windows: WindowList;
  venues: VenueList;
  guests: GuestList;
  /** Everybody invited, by address or picked. */
  guestCount: number;
  /** Null is unlimited. */
  guestLimit: number | null;
  /** People who fit find the match without an invitation. */
  isOpen: boolean;
  series: readonly NewGame[];
}

/** Lists judge themselves, row by row. */
const NO_LISTS = { calendarPreference: [], locationPreference: [], contactList: [] };

/** The problems that keep a new match from being sent: of each step as a whole, each wish, and the court. */
export class DraftProblems {
  readonly #draft: Drafted;
  readonly #check = new BodyCheck(() =>
    import('../../../../shared/contract/schemas/gameFields.ts').then((m) => m.newGame),
  );

  constructor(draft: Drafted) {
    this.#draft = draft;
    makeAutoObservable(this);
  }

  /** Whether the fields can be judged: the contract's schema has come. */
  get isReady(): boolean {
    return this.#check.judge !== null;
  }

  get windows(): TextKey | null {
    return this.#draft.windows.rows.length === 0 ? 'organise.when.problem.none' : null;
  }

  get venues(): TextKey | null {
    return this.#draft.venues.rows.length === 0 ? 'organise.where.problem.none' : null;
  }

  get guests(): TextKey | null {
    const { guestCount, guestLimit, isOpen } = this.#draft;
    if (guestCount === 0 && !isOpen) return 'organise.guests.problem.none';
    return guestLimit !== null && guestCount > guestLimit ? 'organise.guests.problem.limit' : null;
  }

  get series(): TextKey | null {
    const { series, windows } = this.#draft;
    const isFit = series.every(({ calendarPreference }) => calendarPreference.length > 0);
    return isFit || windows.periods.length === 0 ? null : 'organise.series.problem';
  }

  get wishes(): Map<keyof Wishes, TextKey> {
    const found = Object.entries(SENT_WISHES).map(
      ([field, sent]) => [field as keyof Wishes, this.faults[`gamePreference.${sent}`]] as const,
    );
    return new Map(found.flatMap(([field, fault]) => (fault ? [[field, fault] as const] : [])));
  }

  /** The problem of its cost. */
  get court(): TextKey | null {
    return this.faults['cost.amount'] ?? null;
  }

  /** How many things there are, rows included. */
  get count(): number {
    const { choices, windows, venues, guests } = this.#draft;
    const steps = [this.windows, this.venues, this.guests, this.series, this.court, !choices.plays];
    const rows = windows.problems.size + venues.problems.size + guests.problems.size;
    return steps.filter(Boolean).length + rows + this.wishes.size;
  }

  private get faults(): Faults {
    return this.#check.faultsOf(newGameOf(this.#draft.choices, NO_LISTS)) ?? {};
  }
}
