import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { venueDay } from '../../../../shared/domain/calendar/zone.ts';
import { firstChosen } from '../../../../shared/domain/match/ratherNot.ts';
import type { Period } from '../../../../shared/domain/values.ts';
import { toLocationView } from '../../venue/locations.ts';
import type { GameAccess } from '../access.ts';
import type { GameState, Invitee, Venue } from '../gameState.ts';
import { DRAFT_ID, waitingDraft } from '../visitorDraft.ts';

type Choice = Pick<Invitee, 'id' | 'slots' | 'venues'>;

/** Each person sees their own choice, the owner everybody's. A draft is shown to its maker, and a proposal to its addressee. */
function visibleChoices(state: GameState, access: GameAccess): Choice[] {
  if (access.role === 'OWNER') return state.invitees;
  if (!access.invitee) return [];
  const { id, slots, venues } = access.invitee;
  if (access.secured) return [{ id: DRAFT_ID, slots, venues }];
  const draft = waitingDraft(state, access);
  return [{ id, ...(draft ? firstChosen(draft, access.invitee) : { slots, venues }) }];
}

function toPeriodView({ game }: GameState, period: Period, id: string, invitationId: string | null) {
  return { id, date: venueDay(period.fromTime, game.timezone), ...period, game: game.id, invitationId };
}

/** @returns the offered times, then the choices the viewer may see */
export function toCalendarView(state: GameState, access: GameAccess): Game['calendarPreference'] {
  const offered = state.windows.map(({ id, fromTime, toTime }) => toPeriodView(state, { fromTime, toTime }, id, null));
  const chosen = visibleChoices(state, access).flatMap((invitee) =>
    (invitee.slots ?? []).map((slot, index) => toPeriodView(state, slot, `${invitee.id}${index}`, invitee.id)),
  );
  return [...offered, ...chosen];
}

/** @returns the offered venues, then the choices the viewer may see */
export function toVenuesView(state: GameState, access: GameAccess, at: string): Game['locationPreference'] {
  const entry = (venue: Venue, invitationId: string | null) => ({
    id: venue.id,
    location: toLocationView(venue.location, at),
    invitationId,
  });
  const offered = state.venues.map((venue) => entry(venue, null));
  const chosen = visibleChoices(state, access).flatMap((invitee) =>
    state.venues.filter((venue) => invitee.venues?.includes(venue.id)).map((venue) => entry(venue, invitee.id)),
  );
  return [...offered, ...chosen];
}
