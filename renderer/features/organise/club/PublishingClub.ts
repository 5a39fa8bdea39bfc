import { makeAutoObservable, runInAction } from 'mobx';
import { getClub } from '../../../../shared/contract/club.ts';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import type { GameLocation } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { Sport } from '../../../../shared/domain/values.ts';
import type { ApiClient } from '../../../api/client.ts';
import type { NewGame } from '../../../stores/GamesStore.ts';
import { Query } from '../../../stores/Query.ts';
import type { Me } from '../../../stores/SessionStore.ts';
import { courtsAt, type OfferedCourt, venuesOfClub } from '../../matchForm/clubVenues.ts';
import type { VenueList } from '../../matchForm/VenueList.ts';
import { type Choices, NO_CLUB } from '../draft/choices.ts';

export type OwnClub = Me['clubs'][number];

/** The people who find a match uninvited: nobody, the members of its club, or everybody it fits. */
export type Openness = 'FIX' | 'CLUB' | 'OPENCHALLENGE';

/** The draft, as far as a club has to do with it. */
interface Drafted {
  choices: Choices;
  readonly venues: VenueList;
  set: (change: Partial<Choices>) => void;
  setSport: (sport: Sport) => void;
  pickVenue: (venue: GameLocation) => void;
}

interface PublishingClubDeps {
  api: ApiClient;
  me: Pick<Me, 'clubs'>;
  now: () => Date;
}

/** The club that a match is published for, with its places and courts (R-club-match, R-club-organise). */
export class PublishingClub {
  readonly details: Query<Club>;
  /** One of its places is taken once they are known: the club was chosen a moment ago. */
  #takesPlace = false;
  readonly #draft: Drafted;
  readonly #deps: PublishingClubDeps;

  constructor(draft: Drafted, deps: PublishingClubDeps) {
    this.#draft = draft;
    this.#deps = deps;
    this.details = new Query(() => deps.api.call(getClub, { params: { id: this.chosen?.slug ?? '' }, query: {} }));
    makeAutoObservable(this, { details: false }, { autoBind: true });
  }

  /** Those they may publish for. */
  get offered(): OwnClub[] {
    // A server of the release before does not say them.
    return (this.#deps.me.clubs ?? []).filter(({ publishes }) => publishes);
  }

  /** Null for none: also where it was one in a copied or kept draft, and they may not any more. */
  get chosen(): OwnClub | null {
    return this.offered.find(({ id }) => id === this.#draft.choices.clubId) ?? null;
  }

  /** As the chosen one says of itself; null while that is not known. */
  get club(): Club | null {
    const { value } = this.details;
    return value !== null && value.id === this.chosen?.id ? value : null;
  }

  /** For the sport of the match, at the places it may be at. */
  get courts(): OfferedCourt[] {
    const { venues, choices } = this.#draft;
    return this.club ? courtsAt(this.club, venues.filled, choices.sport) : [];
  }

  /** The chosen court, as long as it is one of those. */
  get courtId(): string | null {
    const { courtId } = this.#draft.choices;
    return this.courts.some(({ id }) => id === courtId) ? courtId : null;
  }

  /** The people who find the match uninvited: nobody, if it is for members alone and has no club any more (R-club-match). */
  get openness(): Openness {
    const { audience, opponentsSelection } = this.#draft.choices;
    if (audience === 'ALL') return opponentsSelection;
    return this.chosen && opponentsSelection === 'OPENCHALLENGE' ? 'CLUB' : 'FIX';
  }

  /**
   * Chooses one of those on offer, or none; another club has other courts, and may play other sports. The
   * match is never found by more people than before: it stays one for members, and without a club nobody finds it.
   */
  choose(id: string | null): void {
    const { clubId, audience } = this.#draft.choices;
    if (id === clubId) return;
    if (id === null) this.#draft.set({ ...NO_CLUB, ...(audience === 'CLUB' && { opponentsSelection: 'FIX' }) });
    else this.#draft.set({ ...NO_CLUB, clubId: id, audience });
    const sports = this.chosen?.sports ?? [];
    const [first] = sports;
    if (first && !sports.includes(this.#draft.choices.sport)) this.#draft.setSport(first);
    this.#takesPlace = id !== null;
  }

  /** Reads the places and courts of the chosen one. Never fails: the state is in `details`. */
  async load(): Promise<void> {
    if (this.chosen === null) {
      this.details.clear();
      this.#draft.venues.ofClub = [];
      return;
    }
    await this.details.load();
    runInAction(() => this.#offerPlaces());
  }

  /** Its places come first. The first with a court for the sport replaces untyped ones, unless one of them is chosen. */
  #offerPlaces(): void {
    const { club } = this;
    const { venues, pickVenue } = this.#draft;
    venues.ofClub = club ? venuesOfClub(club, this.#deps.now().toISOString()) : [];
    if (!club || !this.#takesPlace) return;
    this.#takesPlace = false;
    const places = venues.choices.slice(0, venues.ofClub.length);
    const { sport } = this.#draft.choices;
    const first = places.find((place) => courtsAt(club, [place], sport).length > 0) ?? places[0];
    const isThere = venues.rows.some(({ known }) => places.some(({ id }) => id === known?.id));
    if (!first || isThere || venues.filled.some(({ known }) => !known)) return;
    venues.take([]);
    pickVenue(first);
  }

  /** The fields to send. */
  get fields(): Pick<NewGame, 'clubId' | 'courtId' | 'audience'> {
    const { chosen, courtId } = this;
    if (!chosen) return {};
    return { clubId: chosen.id, ...(courtId && { courtId }), audience: this.openness === 'CLUB' ? 'CLUB' : 'ALL' };
  }
}
