import type { GameLocation } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { candidateStarts } from '../../../../shared/domain/calendar/calendar.ts';
import { NOBODY_IN, suggestedStarts } from '../../../../shared/domain/calendar/suggestedStarts.ts';
import { venueDay, zoneOffsetMinutes } from '../../../../shared/domain/calendar/zone.ts';
import { expiresAt } from '../../../../shared/domain/match/expiry.ts';
import { requiredPlayers } from '../../../../shared/domain/match/gameActions.ts';
import { personName } from '../../../../shared/domain/people/personName.ts';
import { usualSetRule } from '../../../../shared/domain/sports.ts';
import { emptyGame, emptyUser } from '../../../stores/emptyGame.ts';
import type { Game, NewGame } from '../../../stores/GamesStore.ts';
import type { Me } from '../../../stores/SessionStore.ts';
import type { VenueRow } from '../../matchForm/VenueList.ts';
import type { PublishingClub } from '../club/PublishingClub.ts';

/** No game has this id: nothing of a preview can be sent anywhere. */
export const PREVIEW_ID = 'preview';

interface PreviewFacts {
  me: Pick<Me, 'id' | 'firstName' | 'lastName'>;
  venues: readonly VenueRow[];
  earlier: readonly GameLocation[];
  club: Pick<PublishingClub, 'chosen' | 'courts' | 'courtId'>;
  /** The organiser's rating for this kind of match; null while it is not known here. */
  ownerLevel: number | null;
  /** ISO instant. */
  now: string;
}

function locationOf({ key, known, name, address, city }: VenueRow, timezone: string, { earlier, now }: PreviewFacts) {
  const same = earlier.find(({ id }) => id === known?.id);
  const typed = { id: key, data: null, name: name.trim(), address: address.trim() || null, city: city.trim() || null };
  const where = { country: null, code: null, lat: '0', lon: '0', favorite: false };
  return same ?? { ...typed, ...where, timezone, timezoneOffset: zoneOffsetMinutes(now, timezone) };
}

/** Values that are still invalid are not shown. */
const known = (value: number | null | undefined) => (value == null || Number.isNaN(value) ? null : value);

/** @returns the game a draft would become, as one of its guests would see it before answering (R-preview) */
export function previewGame(draft: NewGame, facts: PreviewFacts): Game {
  const { me, venues, now, ownerLevel, club } = facts;
  const { timezone, gamePreference: match } = draft;
  const last = candidateStarts(draft.calendarPreference, match.duration, timezone, now).at(-1);
  const offered = venues.map((row) => ({
    id: row.key,
    location: locationOf(row, timezone, facts),
    invitationId: null,
  }));
  return emptyGame({
    id: PREVIEW_ID,
    sport: draft.sport,
    notes: draft.notes ?? null,
    createDt: now,
    invitationExpiryDays: draft.invitationExpiryDays,
    expiresAt: last ? expiresAt(now, draft.invitationExpiryDays, last) : null,
    timezone,
    timezoneOffset: zoneOffsetMinutes(now, timezone),
    shareMyPhone: draft.shareMyPhone,
    courtBooked: draft.courtBooked ?? false,
    surface: draft.surface ?? null,
    club: club.chosen,
    court: club.courts.find(({ id }) => id === club.courtId) ?? null,
    cost: draft.cost && known(draft.cost.amount) !== null ? draft.cost : null,
    // Times and venues can be tried; nobody is there yet to accept.
    action: ['TIME_SELECTION', ...(offered.length > 1 ? (['LOCATION_SELECTION'] as const) : [])],
    userRole: 'OPPONENT_INVITEE',
    summary: {
      title: 'summary.invitee.answer',
      icon: 'action',
      owner: personName(me, 'en'),
      opponents: [],
      date: null,
      fromTime: null,
      toTime: null,
      locations: offered.map(({ location }) => location.name),
      requiredPlayerCount: requiredPlayers(match.matchType),
      requiredAcceptedCount: 0,
    },
    owner: emptyUser(me),
    ownerLevel,
    locationPreference: offered,
    calendarPreference: draft.calendarPreference.map(({ fromTime, toTime }) => ({
      id: fromTime,
      date: venueDay(fromTime, timezone),
      fromTime,
      toTime,
      game: PREVIEW_ID,
      invitationId: null,
    })),
    moreCalendarPeriods: draft.calendarPreference.length > 1,
    suggestedStarts: suggestedStarts(
      { windows: draft.calendarPreference, duration: match.duration, timezone },
      NOBODY_IN,
      now,
    ),
    gamePreference: {
      ...match,
      level: known(match.level),
      opponentsLevelFrom: known(match.opponentsLevelFrom),
      opponentsLevelTo: known(match.opponentsLevelTo),
      opponentsAgeFrom: known(match.opponentsAgeFrom),
      opponentsAgeTo: known(match.opponentsAgeTo),
      gameSetRule: match.gameSetRule ?? usualSetRule(draft.sport, { windows: draft.calendarPreference, timezone, now }),
    },
  });
}
