import type { Game, Team } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { venueDay, zoneOffsetMinutes } from '../../../../shared/domain/calendar/zone.ts';
import { gameActions, requiredPlayers } from '../../../../shared/domain/match/gameActions.ts';
import { type Reach, reachOf } from '../../../../shared/domain/match/reach.ts';
import { roundShown } from '../../../../shared/domain/rating/scale.ts';
import { invitationPath } from '../../../../shared/routes/invitation.ts';
import { type Config, phoneOffered } from '../../../config.ts';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { findEntryMail } from '../../../mail/gather.ts';
import { readerLanguage } from '../../../plugins/askedLanguage.ts';
import { firstNameIn, shownCode } from '../../people/repository.ts';
import { shownPicture } from '../../profilePicture/pictures.ts';
import { toLocationView } from '../../venue/locations.ts';
import { factsOf, type GameAccess, SHARE_ACCESS } from '../access.ts';
import { acceptorsOf, confirmedOf, type GameState, hearsOfChanges, type Invitee, venueOf } from '../gameState.ts';
import type { PersonRow } from '../store/peopleRows.ts';
import { suggestionsFor, wouldFitFor } from '../suggestions.ts';
import { waitingDraft } from '../visitorDraft.ts';
import { toCalendarView, toVenuesView } from './offerView.ts';
import { organisersView } from './organisersView.ts';
import { toInviteeView, toOwnerView, toSelfView } from './peopleView.ts';
import { toScoreView } from './scoreView.ts';
import { strangersView } from './strangersView.ts';
import { toSummaryView } from './summaryView.ts';

/**
 * @param textsGoOut whether the deployment can send text messages
 * @returns how a viewer hears of changes in the match; null for a viewer who has no part in it (R-reach)
 */
function toReachView({ owner }: GameState, access: GameAccess, textsGoOut: boolean): Reach | null {
  const { role, invitee, secured } = access;
  if (role === 'OWNER') {
    const { mailTo, hasDevice, textTo, proved: isProved, mail_channel: takesMail } = owner;
    return reachOf({ mailTo, hasDevice, textTo: textsGoOut ? textTo : null, isProved, takesMail });
  }
  if (!invitee) return null;
  // A visitor learns nothing of the person whose address they typed (R-secured-visitor).
  if (secured) return 'UNPROVED';
  const { mailTo, hasDevice, textTo, person } = invitee;
  const isProved = invitee.isProved && hearsOfChanges(invitee);
  return reachOf({
    mailTo,
    hasDevice,
    textTo: textsGoOut ? textTo : null,
    isProved,
    takesMail: person.mail_channel,
  });
}

/** @returns the two teams once they are complete, with the names that people have in the match (R-own-name) */
function toTeamsView(state: GameState, now: Date): { initiatorTeam: Team | null; opponentTeam: Team | null } {
  const { game, owner } = state;
  if (!game.initiator_team_id || !game.opponent_team_id) return { initiatorTeam: null, opponentTeam: null };
  const player = (person: PersonRow, firstName: string, lastName: string) => ({
    id: person.id,
    firstName,
    lastName,
    code: shownCode(person),
    profileImageId: shownPicture(person, now),
    gender: person.gender,
  });
  const member = (each: Invitee) => player(each.person, each.first_name, each.last_name);
  const confirmed = confirmedOf(state);
  const partners = confirmed.filter((each) => each.id === game.partner_id);
  const opponents = confirmed.filter((each) => each.id !== game.partner_id);
  const initiators = [player(owner, owner.first_name, owner.last_name), ...partners.map(member)];
  const genders = new Set([...initiators, ...opponents.map(member)].map(({ gender }) => gender));
  genders.delete(null);
  const shared = { single: requiredPlayers(game.preference.matchType) === 1, mixed: genders.size > 1 };
  return {
    initiatorTeam: { id: game.initiator_team_id, ...shared, players: initiators },
    opponentTeam: { id: game.opponent_team_id, ...shared, players: opponents.map(member) },
  };
}

/** Where a game's links lead, and how people are reached. */
type Site = Pick<Config, 'publicUrl' | 'smsUrl' | 'development'>;

/** @returns the viewer's position on the waiting list, from 1; null for a viewer who is not on it */
function waitingPosition(state: GameState, { invitee }: GameAccess): number | null {
  if (state.game.status !== 'SCHEDULED' || invitee?.status !== 'ACCEPTED') return null;
  return acceptorsOf(state).findIndex((each) => each.id === invitee.id) + 1;
}

/** People who were erased are former players, in the viewer's language (R-former-player). */
function withFormerPlayers(state: GameState): GameState {
  const language = readerLanguage();
  const named = <Person extends { first_name: string }>(person: Person): Person =>
    person.first_name === '' ? { ...person, first_name: firstNameIn('', language) } : person;
  return { ...state, owner: named(state.owner), invitees: state.invitees.map(named) };
}

/**
 * @param isInside the viewer is in the club of the game
 * @returns an open game for players it fits: what is offered and by whom, without its players or anything to share
 */
export function toOpenView(state: GameState, now: Date, site: Site, isInside = false): Game {
  const game = toGameView(state, SHARE_ACCESS, now, site);
  const club = isInside ? namedClub(state) : game.club;
  return { ...game, club, userRole: null, action: [], shareUrl: null, code: null };
}

/** @returns an open game of a club for anybody: of its people only the organiser's first name, as for strangers (R-stranger) */
export function toPublicView(state: GameState, now: Date, site: Site): Game {
  const { owner, summary, ...game } = toOpenView(state, now, site);
  const { firstName } = owner;
  return {
    ...game,
    notes: null,
    owner: { ...owner, id: '', lastName: '', profileImageId: null, phone: null, code: null },
    ownerLevel: null,
    summary: { ...summary, owner: firstName, opponents: [] },
  };
}

/** @returns the club of a game by its name; null for none, and for one that is closed */
function namedClub({ club }: GameState): Game['club'] {
  return club && club.state !== 'CLOSED' ? { id: club.id, name: club.name, slug: club.slug } : null;
}

/** A club that people outside may not know is named to its own people, and to the person who published the game there. */
function toClubView(state: GameState, { role, userId }: GameAccess): Pick<Game, 'club' | 'court' | 'audience'> {
  const { club } = state;
  const isInside = role === 'OWNER' || role === 'CLUB' || (userId !== null && club?.insiders.includes(userId));
  return {
    club: isInside || !club?.isHidden ? namedClub(state) : null,
    court: club?.court ?? null,
    audience: club?.audience ?? 'ALL',
  };
}

function shareUrlOf({ game }: GameState, { role }: GameAccess, { publicUrl }: Site): string | null {
  if (role !== 'OWNER' && role !== 'SHARE_INVITEE') return null;
  return `${publicUrl}${invitationPath({ gameId: game.id, password: null, token: game.share_token })}`;
}

/** @returns the game as a viewer may see it (R-game-answer) */
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
    ...toClubView(state, access),
    ...toScoreView(state, access),
  };
  if (access.role === 'CLUB') return organisersView(full);
  return access.role === null ? strangersView(full) : full;
}

/** @returns the game as toAnswerView(), and once it is agreed whether its entry for the calendar was mailed (R-reach) */
export async function toAnsweredView(
  context: Context,
  db: Queryable,
  state: GameState,
  access: GameAccess,
): Promise<Game> {
  const now = context.clock.now();
  const game = toAnswerView(state, access, now, context.config);
  const { invitee, role } = access;
  const to = role === 'OWNER' ? state.owner.mailTo : invitee?.mailTo;
  const plays = state.game.status === 'SCHEDULED' && (role === 'OWNER' || invitee?.status === 'CONFIRMED');
  if (!plays || game.reach !== 'MAIL' || !to) return game;
  return { ...game, entryMail: await findEntryMail(db, to, game.id, now) };
}

/** @returns the game for the page on which it is answered: as everywhere, with the suggested starts */
export function toAnswerView(state: GameState, access: GameAccess, now: Date, site: Site): Game {
  const game = toGameView(state, access, now, site);
  const mayAnswer = state.game.status === 'CONFIRMED' && (access.invitee !== null || access.role === 'SHARE_INVITEE');
  if (!mayAnswer) return game;
  // The choices of others are only for people who were invited themselves: anybody may have a share link.
  const isAsked = access.invitee !== null && !access.secured;
  return { ...game, suggestedStarts: suggestionsFor(state, isAsked ? access.invitee?.id : null, now) };
}
