import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';

/** Who fits an open game learns before he joins what is offered and by whom, not who else is asked. */
export function openView(game: Game): Game {
  const { summary, owner, ownerLevel, locationPreference, calendarPreference, moreCalendarPeriods } = game;
  const hidden = strangersView(game);
  return {
    ...hidden,
    summary: { ...hidden.summary, owner: summary.owner, locations: summary.locations },
    owner: { ...owner, phone: null },
    ownerLevel,
    locationPreference,
    calendarPreference,
    moreCalendarPeriods,
  };
}

/** A logged-in stranger learns sport, status and the owner's first name, nothing else. */
export function strangersView(game: Game): Game {
  return {
    ...game,
    code: null,
    date: null,
    fromTime: null,
    toTime: null,
    prevStatus: null,
    notes: null,
    shareUrl: null,
    locationResolved: false,
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
