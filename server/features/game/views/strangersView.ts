import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';

/** A logged-in stranger learns sport, status and the owner's first name, nothing else. */
export function strangersView(game: Game): Game {
  return {
    ...game,
    code: null,
    date: null,
    fromTime: null,
    toTime: null,
    prevStatus: null,
    expiresAt: null,
    notes: null,
    shareUrl: null,
    locationResolved: false,
    courtBooked: false,
    surface: null,
    cost: null,
    summary: {
      ...game.summary,
      owner: game.owner.firstName,
      opponents: [],
      date: null,
      fromTime: null,
      toTime: null,
      locations: [],
    },
    owner: { ...game.owner, id: '', lastName: '', profileImageId: null, phone: null, code: null },
    ownerLevel: null,
    invitee: [],
    currentInvitee: null,
    location: null,
    locationPreference: [],
    calendarPreference: [],
    moreCalendarPeriods: false,
    noteCount: 0,
    gameSet: [],
    initiatorTeam: null,
    opponentTeam: null,
    winner: 'UNKNOWN',
    playedStatus: null,
  };
}
