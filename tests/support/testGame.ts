import { agreedSample } from '../../renderer/features/gallery/sampleGame.ts';
import type { Game } from '../../renderer/stores/GamesStore.ts';

type Invitee = Game['invitee'][number];

/** Somebody invited, with an id of their own (`i` and the user's). */
export function testInvitee(userId: string, name: string, status: Invitee['status']): Invitee {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    id: `i${userId}`,
    type: 'OPPONENT',
    status,
    user: { id: userId, firstName, lastName, profileImageId: null, phone: null, code: null, type: 'NORMAL' },
    userRole: 'OPPONENT_INVITEE',
    inviter: 'OWNER',
    phone: null,
    email: null,
    shareMyPhone: false,
    secured: false,
    accessToken: null,
    note: null,
    hasPhone: false,
    nextDeliveryAt: null,
    deliveryProblem: null,
    nudgedAt: null,
    nudgeFrom: null,
    bySearch: false,
    unheard: false,
    ratherNot: null,
  };
}

/** A game of Ann (`u1`) against Zoë (`u2`), played yesterday without a score, unless told otherwise. */
export function testGame(change: Partial<Game> = {}): Game {
  const fromTime = '2026-11-20T17:00:00.000Z';
  const toTime = '2026-11-20T18:30:00.000Z';
  return {
    ...agreedSample,
    id: 'g1',
    code: null,
    sport: 'TENNIS',
    date: '2026-11-20',
    fromTime,
    toTime,
    status: 'SCHEDULED',
    prevStatus: 'CONFIRMED',
    notes: null,
    shareUrl: null,
    createDt: '2026-11-15T10:00:00.000Z',
    invitationExpiryDays: 2,
    expiresAt: '2026-11-17T10:00:00.000Z',
    timezone: 'Europe/Brussels',
    timezoneOffset: 60,
    locationResolved: true,
    shareMyPhone: false,
    courtBooked: false,
    findsSubstitutes: false,
    surface: null,
    cost: null,
    action: ['SET_SCORE'],
    userRole: 'OWNER',
    summary: {
      title: 'summary.scoreDue',
      icon: 'action',
      owner: 'Ann Peeters',
      opponents: ['Zoë Nagy'],
      date: '2026-11-20',
      fromTime,
      toTime,
      locations: ['Court 1'],
      requiredPlayerCount: 1,
      requiredAcceptedCount: 1,
    },
    ownerLevel: 5,
    owner: {
      id: 'u1',
      firstName: 'Ann',
      lastName: 'Peeters',
      profileImageId: null,
      phone: null,
      code: null,
      type: 'NORMAL',
    },
    invitee: [testInvitee('u2', 'Zoë Nagy', 'CONFIRMED')],
    currentInvitee: null,
    location: null,
    ...change,
  };
}
