import type { Game, GameInvitee, GameLocation } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { gameActions, requiredPlayers } from '../../../../shared/domain/gameActions.ts';
import { gameSummary } from '../../../../shared/domain/gameSummary.ts';
import { roundShown } from '../../../../shared/domain/rating.ts';
import { isUnanswered, type Period } from '../../../../shared/domain/values.ts';
import { venueDay, zoneOffsetMinutes } from '../../../../shared/domain/zone.ts';
import { invitationPath } from '../../../../shared/routes/invitation.ts';
import type { LocationRow } from '../../../db/tables.ts';
import { textIn } from '../../../texts.ts';
import { shownPicture } from '../../picture/shownPicture.ts';
import { factsOf, type Seat } from '../permissions.ts';
import { acceptorsOf, confirmedOf, type GameState, type Member, type Place } from '../store/gameState.ts';
import { strangersView } from './strangersView.ts';
import { presentTeams } from './teamsView.ts';

/** Where a game's links lead. */
export interface Site {
  publicUrl: string;
}

export function presentLocation(location: LocationRow, at: string): GameLocation {
  return {
    id: location.id,
    data: location.data,
    name: location.name,
    address: location.address,
    city: location.city,
    country: location.country,
    code: location.code,
    lat: location.lat,
    lon: location.lon,
    timezone: location.timezone,
    timezoneOffset: zoneOffsetMinutes(at, location.timezone),
    favorite: location.favorite,
  };
}

/** A phone is shown only where its owner shares it and the match is agreed (decisions §5 Who sees what). */
function phoneOf(state: GameState, shares: boolean, phone: string | null): string | null {
  const agreed = state.game.status === 'SCHEDULED' || state.game.status === 'PLAYED';
  return shares && agreed ? phone : null;
}

function presentOwner(state: GameState, now: Date): Game['owner'] {
  const { owner, game } = state;
  return {
    id: owner.id,
    firstName: owner.first_name,
    lastName: owner.last_name,
    profileImageId: shownPicture(owner, now),
    phone: phoneOf(state, game.share_my_phone, owner.phone),
    code: owner.code,
    type: owner.type,
  };
}

function presentInvitee(state: GameState, seat: Seat, invitee: Member, now: Date): GameInvitee {
  const isSelf = invitee.id === seat.invitee?.id;
  const isOwner = seat.role === 'OWNER';
  const phone = invitee.phone ?? invitee.person.phone;
  return {
    id: invitee.id,
    type: invitee.type,
    status: invitee.status,
    user: {
      id: invitee.user_id,
      firstName: invitee.first_name,
      lastName: invitee.last_name,
      profileImageId: shownPicture(invitee.person, now),
      phone: phoneOf(state, invitee.share_my_phone, phone),
      code: invitee.person.type === 'NORMAL' ? invitee.person.code : null,
      type: invitee.person.type,
    },
    userRole: 'OPPONENT_INVITEE',
    inviter: invitee.inviter,
    phone: isSelf ? phone : phoneOf(state, invitee.share_my_phone, phone),
    email: isSelf || (isOwner && invitee.inviter === 'OWNER') ? invitee.email : null,
    shareMyPhone: invitee.share_my_phone,
    secured: isSelf && seat.secured,
    accessToken: null,
    note: isSelf || isOwner ? invitee.note : null,
    hasPhone: phone !== null,
  };
}

/** Who only gave somebody's address sees what he typed, and nothing of the person behind it. */
export function presentSelf(state: GameState, seat: Seat, invitee: Member, now: Date): GameInvitee {
  const full = presentInvitee(state, seat, invitee, now);
  const { draft } = invitee;
  if (!seat.secured) return full;
  // Whoever holds such a link has made a draft with it.
  if (!draft) throw new Error('a secured seat has no draft');
  const { firstName, lastName, note, shareMyPhone } = draft;
  const { id, type } = full.user;
  const user = { id, firstName, lastName, profileImageId: null, phone: null, code: null, type };
  return { ...full, status: 'PENDING', user, phone: null, email: null, note, shareMyPhone, hasPhone: false };
}

function presentPeriod(state: GameState, period: Period, id: string, invitationId: string | null) {
  const { game } = state;
  return { id, date: venueDay(period.fromTime, game.timezone), ...period, game: game.id, invitationId };
}

/** The offered times, then the choices the viewer may see: his own, and all of them for the owner. */
function presentCalendar(state: GameState, seat: Seat): Game['calendarPreference'] {
  const offered = state.windows.map(({ id, fromTime, toTime }) => presentPeriod(state, { fromTime, toTime }, id, null));
  const chosen = visibleChoices(state, seat).flatMap((invitee) =>
    (invitee.slots ?? []).map((slot, index) => presentPeriod(state, slot, `${invitee.id}${index}`, invitee.id)),
  );
  return [...offered, ...chosen];
}

function presentPlaces(state: GameState, seat: Seat, at: string): Game['locationPreference'] {
  const entry = (place: Place, invitationId: string | null) => ({
    id: place.id,
    location: presentLocation(place.location, at),
    invitationId,
  });
  const offered = state.places.map((place) => entry(place, null));
  const chosen = visibleChoices(state, seat).flatMap((invitee) =>
    state.places.filter((place) => invitee.places?.includes(place.id)).map((place) => entry(place, invitee.id)),
  );
  return [...offered, ...chosen];
}

type Choice = Pick<Member, 'id' | 'slots' | 'places'>;

/** Each sees what he chose himself, the owner everybody's. A draft is its maker's choice, and a proposal to whom it names. */
function visibleChoices(state: GameState, seat: Seat): Choice[] {
  if (seat.role === 'OWNER') return state.invitees;
  if (!seat.invitee) return [];
  const { id, slots, places, draft, status } = seat.invitee;
  if (seat.secured) return [{ id, slots: draft?.slots ?? null, places: draft?.places ?? null }];
  if (!isUnanswered(status)) return [{ id, slots, places }];
  return [{ id, slots: slots ?? draft?.slots ?? null, places: places ?? draft?.places ?? null }];
}

function presentSummary(state: GameState, seat: Seat, now: Date, locations: string[]): Game['summary'] {
  const { game } = state;
  const accepted = confirmedOf(state).length + acceptorsOf(state).length;
  const { title, icon } = gameSummary({
    role: seat.role,
    inviteeStatus: seat.invitee?.status ?? null,
    status: game.status,
    matchType: game.preference.matchType,
    candidateMethod: game.preference.candidateMethod,
    accepted,
    partnerChosen: game.partner_id !== null,
    scoreDue: game.status === 'SCHEDULED' && game.to_time !== null && game.to_time <= now,
    disputed: game.disputed,
  });
  const name = (person: { first_name: string; last_name: string }) => `${person.first_name} ${person.last_name}`.trim();
  const confirmed = confirmedOf(state);
  const isPublic = seat.role === 'SHARE_INVITEE' || seat.secured;
  return {
    title,
    icon,
    owner: name(state.owner),
    opponents: (confirmed.length > 0 || isPublic ? confirmed : state.invitees).map(name),
    date: game.from_time && venueDay(game.from_time.toISOString(), game.timezone),
    fromTime: game.from_time?.toISOString() ?? null,
    toTime: game.to_time?.toISOString() ?? null,
    locations,
    requiredPlayerCount: requiredPlayers(game.preference.matchType),
    requiredAcceptedCount: accepted,
  };
}

function waitingOf(state: GameState, seat: Seat): number | null {
  if (state.game.status !== 'SCHEDULED' || seat.invitee?.status !== 'ACCEPTED') return null;
  return acceptorsOf(state).findIndex((each) => each.id === seat.invitee?.id) + 1;
}

/** Whoever was erased is a former player, in the language of who looks (decisions §4). */
function withFormerPlayers(state: GameState, seat: Seat): GameState {
  const { language } = seat.invitee?.person ?? state.owner;
  const named = <Person extends { first_name: string }>(person: Person): Person =>
    person.first_name === '' ? { ...person, first_name: textIn(language, 'person.former') } : person;
  return { ...state, owner: named(state.owner), invitees: state.invitees.map(named) };
}

/** @returns an open game for those it fits: what is offered and by whom, nothing of its players, nothing to share */
export function presentOpen(state: GameState, now: Date, site: Site): Game {
  const seat = { role: 'SHARE_INVITEE', invitee: null, userId: null, secured: false } as const;
  return { ...presentGame(state, seat, now, site), userRole: null, action: [], shareUrl: null, code: null };
}

/** @returns the game as the holder of this seat may see it (decisions §5 Who sees what) */
export function presentGame(stored: GameState, seat: Seat, now: Date, site: Site): Game {
  const state = withFormerPlayers(stored, seat);
  const { game } = state;
  const at = (game.from_time ?? now).toISOString();
  const agreedPlace = state.places.find((place) => place.id === game.place_id);
  const isPublic = seat.role === 'SHARE_INVITEE' || seat.secured;
  const shown = agreedPlace ? [agreedPlace] : state.places;
  const full: Game = {
    id: game.id,
    code: game.code,
    sport: game.sport,
    date: game.from_time && venueDay(game.from_time.toISOString(), game.timezone),
    fromTime: game.from_time?.toISOString() ?? null,
    toTime: game.to_time?.toISOString() ?? null,
    status: game.status,
    prevStatus: game.prev_status,
    notes: game.notes,
    shareUrl:
      seat.role === 'OWNER' || seat.role === 'SHARE_INVITEE'
        ? `${site.publicUrl}${invitationPath({ gameId: game.id, password: null, token: game.share_token })}`
        : null,
    createDt: game.created_at.toISOString(),
    invitationExpiryDays: game.invitation_expiry_days,
    timezone: game.timezone,
    timezoneOffset: zoneOffsetMinutes(at, game.timezone),
    locationResolved: agreedPlace !== undefined,
    shareMyPhone: game.share_my_phone,
    courtBooked: game.court_booked,
    surface: game.surface,
    cost: game.cost,
    action: gameActions(factsOf(state, seat, now)),
    userRole: seat.role,
    summary: presentSummary(
      state,
      seat,
      now,
      shown.map((place) => place.location.name),
    ),
    owner: presentOwner(state, now),
    ownerLevel: roundShown(state.ownerLevel),
    invitee: isPublic ? [] : state.invitees.map((each) => presentInvitee(state, seat, each, now)),
    currentInvitee: seat.invitee && presentSelf(state, seat, seat.invitee, now),
    location: agreedPlace ? presentLocation(agreedPlace.location, at) : null,
    locationPreference: presentPlaces(state, seat, at),
    calendarPreference: presentCalendar(state, seat),
    moreCalendarPeriods: state.windows.length > 1,
    noteCount: isPublic ? 0 : state.noteCount,
    gameSet: game.sets,
    ...presentTeams(state, now),
    gamePreference: game.preference,
    winner: game.winner,
    playedStatus: game.played_status,
    version: game.version,
    waiting: waitingOf(state, seat),
    disputed: game.disputed,
  };
  return seat.role === null ? strangersView(full) : full;
}
