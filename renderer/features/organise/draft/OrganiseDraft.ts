import { makeAutoObservable, runInAction } from 'mobx';
import type { GameLocation } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { isTimeZone } from '../../../../shared/domain/calendar/zone.ts';
import { firstCharacters } from '../../../../shared/domain/characters.ts';
import { MAX_NOTE_LENGTH } from '../../../../shared/domain/limits.ts';
import { expiresAt } from '../../../../shared/domain/match/expiry.ts';
import { requiredPlayers } from '../../../../shared/domain/match/gameActions.ts';
import { MEMBERSHIP_LIMITS } from '../../../../shared/domain/membership/membership.ts';
import { defaultDuration, usualSetRule } from '../../../../shared/domain/sports.ts';
import type { GameSetRule, Sport } from '../../../../shared/domain/values.ts';
import { DEFAULT_LANGUAGE } from '../../../../shared/locales/languages.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import type { Game, NewGame } from '../../../stores/GamesStore.ts';
import type { Keepable } from '../../../stores/KeptInput.ts';
import { GuestList } from '../../invitees/GuestList.ts';
import { KnownPeople } from '../../invitees/KnownPeople.ts';
import { readAddresses } from '../../invitees/readGuests.ts';
import { VenueList } from '../../matchForm/VenueList.ts';
import { WindowList } from '../../matchForm/WindowList.ts';
import type { WallWindow } from '../../matchForm/windowTimes.ts';
import { PublishingClub } from '../club/PublishingClub.ts';
import type { Asked } from '../learn/learntDraft.ts';
import { seriesOf } from '../series/seriesOf.ts';
import { type Choices, firstChoices, kindOf } from './choices.ts';
import { DraftProblems } from './DraftProblems.ts';
import type { DraftDeps } from './draftDeps.ts';
import { draftOf, emptyDraft, fillDraft, fillFor, isSameButTimes } from './fillDraft.ts';
import { isKeptDraft, type KeptDraft } from './keptDraft.ts';
import { newGameOf, ofOneGame } from './newGame.ts';

/** A game being organised: its input, the problems left in it, and sending it (R-organise-page). */
export class OrganiseDraft implements Keepable {
  choices: Choices;
  readonly windows: WindowList;
  readonly venues: VenueList;
  readonly guests: GuestList;
  readonly known: KnownPeople;
  readonly club: PublishingClub;
  readonly problems = new DraftProblems(this);
  /** Send was pressed: from then on missing values are told too. */
  attempted = false;
  sent = false;
  /** The time the times are judged by; moved on while the page is open. */
  moment: Date;
  readonly #deps: DraftDeps;
  /** The id of the match it was filled from; null when that is none. */
  learntFrom: string | null = null;
  /** The draft before anything was typed: of that nothing is kept. */
  #untouched: string;
  /** Nothing was taken up yet that an earlier match would replace. */
  #mayLearn = true;
  /** The time the page was opened for. */
  #given: readonly WallWindow[] | null = null;

  constructor(deps: DraftDeps) {
    this.#deps = deps;
    this.moment = deps.now();
    this.choices = firstChoices(deps.deviceZone);
    this.windows = new WindowList(() => ({
      duration: this.choices.duration,
      timezone: this.choices.timezone,
      now: this.moment,
    }));
    this.venues = new VenueList(deps.api);
    const own = deps.me.emails.map(({ email }) => email.toLowerCase());
    this.known = new KnownPeople(deps.api, { kind: () => kindOf(this.choices) });
    this.guests = new GuestList(() => ({ own, invited: [], known: this.known }));
    this.club = new PublishingClub(this, deps);
    this.windows.add();
    this.#untouched = JSON.stringify(draftOf(this));
    const parts = { windows: false, venues: false, guests: false, known: false, club: false, problems: false } as const;
    makeAutoObservable(this, parts, { autoBind: true });
  }

  set(change: Partial<Choices>): void {
    Object.assign(this.choices, change);
  }

  /** Another sport brings its own usual length and way of counting. */
  setSport(sport: Sport): void {
    this.set({ sport, duration: defaultDuration(sport), setRule: null });
  }

  /** @returns whether the name is that of a zone; else the current one stays */
  setTimezone(name: string): boolean {
    const isZone = isTimeZone(name);
    if (isZone) this.choices.timezone = name;
    return isZone;
  }

  /** The windows are the clock of the venue they are at, so its zone is taken with it. */
  pickVenue(venue: GameLocation): void {
    this.venues.pick(venue);
    this.choices.timezone = venue.timezone;
  }

  /**
   * Takes the shared text of another app: as the end of the note, and the addresses in it as people to invite.
   * @returns whether there were addresses
   */
  takeShared(text: string): boolean {
    if (this.learntFrom) this.#begin();
    this.#mayLearn = false;
    const notes = [this.choices.notes, text].filter(Boolean).join('\n');
    this.set({ notes: firstCharacters(notes, MAX_NOTE_LENGTH) });
    const people = readAddresses(text).map((address) => `<${address}>`);
    // Addresses alone have no order of names.
    return people.length > 0 && this.guests.paste(this.guests.rows.at(-1)?.key ?? '', people.join(), DEFAULT_LANGUAGE);
  }

  tick(): void {
    this.moment = this.#deps.now();
  }

  /** Guests this membership level has room for; null is unlimited (R-plan-limits). */
  get guestLimit(): number | null {
    return MEMBERSHIP_LIMITS[this.#deps.me.membershipLevel].guestsPerGame;
  }

  /** Everybody invited, by address or picked. */
  get guestCount(): number {
    return this.guests.filled.length + this.known.picks.length;
  }

  /** People who fit find the match without an invitation. */
  get isOpen(): boolean {
    return this.club.openness !== 'FIX';
  }

  /** How many more guests it takes before the match can come about. */
  get guestsMissing(): number {
    return Math.max(0, requiredPlayers(this.choices.matchType) - this.guestCount);
  }

  /** The way of counting that was chosen, else the usual one on the day of the first match (R-set-rule). */
  get setRule(): GameSetRule {
    const { setRule, sport, timezone } = this.choices;
    return setRule ?? usualSetRule(sport, { windows: this.windows.periods, timezone, now: this.moment.toISOString() });
  }

  /** When the time to answer ends, or null while no match fits into the windows. */
  get answerBy(): string | null {
    const last = this.windows.starts.at(-1);
    return last ? expiresAt(this.moment.toISOString(), this.choices.expiryDays, last) : null;
  }

  /** The games it becomes, in the order of time. */
  get series(): NewGame[] {
    return seriesOf(this.toBody(), this.choices);
  }

  /** Marks everything that is missing. @returns whether it can be sent */
  attempt(): boolean {
    this.tick();
    this.attempted = true;
    this.guests.attempt();
    return this.problems.count === 0;
  }

  toBody(): NewGame {
    const shareMyPhone = this.choices.shareMyPhone && this.#deps.me.phone !== null;
    const lists = {
      calendarPreference: this.windows.periods,
      locationPreference: this.venues.toBody(this.choices.timezone),
      // Typed people first: the server names their problems by their position.
      contactList: [...this.guests.toBody(), ...this.known.toBody()],
    };
    const opponentsSelection = this.isOpen ? 'OPENCHALLENGE' : 'FIX';
    return { ...newGameOf({ ...this.choices, shareMyPhone, opponentsSelection }, lists), ...this.club.fields };
  }

  /**
   * Publishes the games and forgets the draft.
   * @returns the games, or null when the server refused fields that are marked now
   * @throws ApiFailure for everything else; nothing typed is lost
   */
  async send(): Promise<Game[] | null> {
    try {
      const { series } = this;
      const { games } = this.#deps;
      const sent = series.length > 1 ? await games.createSeries(series) : [await games.create(this.toBody())];
      runInAction(() => {
        this.sent = true;
      });
      return sent;
    } catch (error) {
      const failure = toFailure(error);
      const isMarked = failure.code === 'E.bad.request' && this.guests.refuse(ofOneGame(failure.data.fields ?? {}));
      if (!isMarked) throw failure;
      return null;
    }
  }

  /** Fills a draft in which nothing was typed from an earlier match; a time the page was opened for stays. */
  learn(id: string, kept: KeptDraft): void {
    if (!this.#mayLearn || !isSameButTimes(draftOf(this), JSON.parse(this.#untouched))) return;
    this.#mayLearn = false;
    fillDraft(this, kept);
    this.#untouched = JSON.stringify(draftOf(this));
    this.learntFrom = id;
    if (this.#given) this.offer(this.#given);
  }

  /** Offers one time instead of those that are there. */
  offer(windows: readonly WallWindow[]): void {
    this.#given = windows;
    this.windows.take([...windows]);
  }

  /** Is for these players, and for nobody else unless that was typed (R-ask). Not kept: the address says them again. */
  ask(asked: Asked): void {
    const isTyped = this.typed !== null;
    fillFor(this, asked, isTyped);
    if (!isTyped) this.#untouched = JSON.stringify(draftOf(this));
  }

  /** Is for a club they may publish for, as if it were chosen on the page: the address says it once. @param slug its address */
  async forClub(slug: string): Promise<void> {
    this.club.choose(this.club.offered.find((each) => each.slug === slug)?.id ?? this.choices.clubId);
    await this.club.load();
  }

  /** Takes everything out but sport and number of players. */
  startEmpty(): void {
    const { sport, matchType } = this.choices;
    this.#begin();
    this.setSport(sport);
    this.set({ matchType });
    this.windows.take([]);
  }

  #begin(): void {
    this.#mayLearn = false;
    this.learntFrom = null;
    fillDraft(this, emptyDraft(this.#deps.deviceZone));
    this.windows.add();
  }

  /** The draft as it survives a reload; null while nothing is typed, and once it has become a game. */
  get typed(): KeptDraft | null {
    const isTyped = JSON.stringify(draftOf(this)) !== this.#untouched;
    return isTyped && !this.sent ? draftOf(this) : null;
  }

  restore(kept: unknown): void {
    if (!isKeptDraft(kept)) return;
    this.#begin();
    fillDraft(this, kept);
  }
}
