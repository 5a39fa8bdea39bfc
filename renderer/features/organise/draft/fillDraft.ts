import { setRulesOf } from '../../../../shared/domain/sports.ts';
import type { Sport } from '../../../../shared/domain/values.ts';
import type { GuestList } from '../../invitees/GuestList.ts';
import type { KnownPeople } from '../../invitees/KnownPeople.ts';
import type { VenueList } from '../../matchForm/VenueList.ts';
import type { WindowList } from '../../matchForm/WindowList.ts';
import type { Asked } from '../learn/learntDraft.ts';
import { type Choices, firstChoices, NO_CLUB } from './choices.ts';
import type { KeptDraft } from './keptDraft.ts';

/** The parts of a form. */
interface Drafted {
  choices: Choices;
  readonly windows: WindowList;
  readonly venues: VenueList;
  readonly guests: GuestList;
  readonly known: KnownPeople;
}

/** @returns the content of the form, as plain data */
export function draftOf({ choices, windows, venues, guests, known }: Drafted): KeptDraft {
  return {
    choices,
    windows: windows.rows.map(({ key: _key, ...window }) => window),
    places: venues.filled.map(({ key: _key, ...venue }) => venue),
    guests: guests.filled.map(({ key: _key, ...guest }) => guest),
    known: [...known.picks],
  };
}

/** Puts plain data into the form; a way of counting that the sport does not know becomes its usual one. */
export function fillDraft(draft: Drafted, { choices, windows, places, guests, known }: KeptDraft): void {
  const setRule = setRulesOf(choices.sport).find((rule) => rule === choices.setRule) ?? null;
  draft.choices = { ...NO_CLUB, ...choices, setRule };
  draft.windows.take(windows);
  draft.venues.take(places);
  draft.known.take(known);
  // Guests whom the organiser knows are added to the picks.
  draft.guests.take(guests);
}

/** The parts to fill in for the players one asks. */
type Askable = Pick<Drafted, 'choices' | 'known'> & {
  set: (change: Partial<Choices>) => void;
  setSport: (sport: Sport) => void;
};

/**
 * Picks the players one asks, for a double with more than one of them.
 * @param isTyped somebody has typed a match already, which they are added to
 */
export function fillFor(draft: Askable, { codes, sport }: Asked, isTyped: boolean): void {
  if (!isTyped) {
    draft.known.take([]);
    draft.set({ matchType: codes.length > 1 ? 'OPENDOUBLE' : 'SINGLE' });
    if (sport && sport !== draft.choices.sport) draft.setSport(sport);
  }
  draft.known.pickWanted();
}

/** @returns whether two drafts say the same, but for the times they offer */
export function isSameButTimes(one: KeptDraft, other: KeptDraft): boolean {
  const text = (draft: KeptDraft) => JSON.stringify({ ...draft, windows: [] });
  return text(one) === text(other);
}

/** @returns a draft in which nothing is said. @param timezone of the device */
export const emptyDraft = (timezone: string): KeptDraft => ({
  choices: firstChoices(timezone),
  windows: [],
  places: [],
  guests: [],
  known: [],
});
