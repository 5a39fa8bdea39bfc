import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { venueDay, zoneOffsetMinutes } from '../../../../shared/domain/calendar/zone.ts';
import { gameActions } from '../../../../shared/domain/match/gameActions.ts';
import { roundShown } from '../../../../shared/domain/rating/scale.ts';
import { invitationPath } from '../../../../shared/routes/invitation.ts';
import { type Config, phoneOffered } from '../../../config.ts';
import { readerLanguage } from '../../../plugins/readerLanguage.ts';
import { firstNameIn } from '../../people/formerPlayer.ts';
import { type GameAccess, SHARE_ACCESS } from '../access.ts';
import { acceptorsOf, type GameState, venueOf } from '../gameState.ts';
import { factsOf } from '../permissions.ts';
import { wouldFitFor } from '../suggestions.ts';
import { waitingDraft } from '../unproved.ts';
import { toLocationView } from './locations.ts';
import { toCalendarView, toVenuesView } from './offerView.ts';
import { toInviteeView, toOwnerView, toSelfView } from './peopleView.ts';
import { toReachView } from './reachView.ts';
import { toScoreView } from './scoreView.ts';
import { strangersView } from './strangersView.ts';
import { toSummaryView } from './summaryView.ts';
import { toTeamsView } from './teamsView.ts';

/** Where a game's links lead, and by what people are reached. */
export type Site = Pick<Config, 'publicUrl' | 'smsUrl' | 'development'>;

/** @returns the viewer's position on the waiting list, from 1; null for who is not on it */
function waitingPosition(state: GameState, { invitee }: GameAccess): number | null {
  if (state.game.status !== 'SCHEDULED' || invitee?.status !== 'ACCEPTED') return null;
  return acceptorsOf(state).findIndex((each) => each.id === invitee.id) + 1;
}

/** People who were erased are former players, in the language of who looks (R-former-player). */
function withFormerPlayers(state: GameState): GameState {
  const language = readerLanguage();
  const named = <Person extends { first_name: string }>(person: Person): Person =>
    person.first_name === '' ? { ...person, first_name: firstNameIn('', language) } : person;
  return { ...state, owner: named(state.owner), invitees: state.invitees.map(named) };
}

/** @returns an open game for those it fits: what is offered and by whom, nothing of its players, nothing to share */
export function toOpenView(state: GameState, now: Date, site: Site): Game {
  return { ...toGameView(state, SHARE_ACCESS, now, site), userRole: null, action: [], shareUrl: null, code: null };
}

function shareUrlOf({ game }: GameState, { role }: GameAccess, { publicUrl }: Site): string | null {
  if (role !== 'OWNER' && role !== 'SHARE_INVITEE') return null;
  return `${publicUrl}${invitationPath({ gameId: game.id, password: null, token: game.share_token })}`;
}

/** @returns the game as somebody may see it (R-game-answer) */
export function toGameView(stored: GameState, access: GameAccess, now: Date, site: Site): Game {
  const state = withFormerPlayers(stored);
  const { game } = state;
  const at = (game.from_time ?? now).toISOString();
  const agreed = venueOf(state);
  const isPublic = access.role === 'SHARE_INVITEE' || access.secured;
  const shown = agreed ? [agreed] : state.venues;
  const names = shown.map((venue) => venue.location.name);
  const full: Game = {
    id: game.id,
    code: game.code,
    sport: game.sport,
    date: game.from_time && venueDay(game.from_time.toISOString(), game.timezone),
    fromTime: game.from_time?.toISOString() ?? null,
    toTime: game.to_time?.toISOString() ?? null,
    status: game.status,
    prevStatus: game.prev_status,
    lapsed: game.lapsed,
    notes: game.notes,
    shareUrl: shareUrlOf(state, access, site),
    createDt: game.created_at.toISOString(),
    invitationExpiryDays: game.invitation_expiry_days,
    expiresAt: game.expires_at.toISOString(),
    timezone: game.timezone,
    timezoneOffset: zoneOffsetMinutes(at, game.timezone),
    locationResolved: agreed !== undefined,
    shareMyPhone: game.share_my_phone,
    courtBooked: game.court_booked,
    findsSubstitutes: game.finds_substitutes,
    surface: game.surface,
    cost: game.cost,
    action: gameActions(factsOf(state, access, now)),
    userRole: access.role,
    summary: toSummaryView(state, access, now, names),
    owner: toOwnerView(state, now),
    ownerLevel: roundShown(state.ownerLevel),
    invitee: isPublic ? [] : state.invitees.map((each) => toInviteeView(state, access, each, now)),
    currentInvitee: access.invitee && toSelfView(state, access, access.invitee, now),
    proposed: waitingDraft(state, access) !== null,
    location: agreed ? toLocationView(agreed.location, at) : null,
    locationPreference: toVenuesView(state, access, at),
    calendarPreference: toCalendarView(state, access),
    moreCalendarPeriods: state.windows.length > 1,
    suggestedStarts: [],
    wouldFit: wouldFitFor(state, access, now),
    reach: toReachView(state, access, phoneOffered(site)),
    entryMail: null,
    noteCount: isPublic ? 0 : state.noteCount,
    gameSet: game.sets,
    ...toTeamsView(state, now),
    gamePreference: game.preference,
    winner: game.winner,
    playedStatus: game.played_status,
    version: game.version,
    changedAt: game.changed_at.toISOString(),
    waiting: waitingPosition(state, access),
    disputed: game.disputed,
    ...toScoreView(state, access),
  };
  return access.role === null ? strangersView(full) : full;
}
