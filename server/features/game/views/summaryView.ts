import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { venueDay } from '../../../../shared/domain/calendar/zone.ts';
import { requiredPlayers } from '../../../../shared/domain/match/gameActions.ts';
import { gameSummary } from '../../../../shared/domain/match/gameSummary.ts';
import { isScoreOpen } from '../../../../shared/domain/score/scoreClaims.ts';
import type { GameAccess } from '../access.ts';
import { type NamedRow, nameOf } from '../emails/facts.ts';
import { acceptorsOf, confirmedOf, type GameState } from '../gameState.ts';

/** @param locations names of the venues to show */
export function toSummaryView(state: GameState, access: GameAccess, now: Date, locations: string[]): Game['summary'] {
  const { game } = state;
  const confirmed = confirmedOf(state);
  const accepted = confirmed.length + acceptorsOf(state).length;
  const { title, icon } = gameSummary({
    role: access.role,
    inviteeStatus: access.invitee?.status ?? null,
    status: game.status,
    matchType: game.preference.matchType,
    candidateMethod: game.preference.candidateMethod,
    accepted,
    partnerChosen: game.partner_id !== null,
    scoreDue: game.status === 'SCHEDULED' && game.to_time !== null && game.to_time <= now,
    disputed: game.disputed,
    lapsed: game.lapsed,
    scoreOpen: isScoreOpen({ start: game.from_time, end: game.to_time, scoredAt: game.scored_at }, now),
  });
  // Given name first: pages in Hungarian use the names of the people instead.
  const name = (person: NamedRow) => nameOf(person, 'en');
  const isPublic = access.role === 'SHARE_INVITEE' || access.secured;
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
