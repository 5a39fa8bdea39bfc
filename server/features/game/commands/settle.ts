import { type Agreement, agreeWith, firstAgreement } from '../../../../shared/domain/match/agreement.ts';
import { AppError } from '../../../appError.ts';
import type { GameEvent } from '../events.ts';
import { acceptorOf, acceptorsOf, confirmedOf, freeSpotsOf, type Invitee, offerOf, slotOf } from '../gameState.ts';
import { changeGame, changeInvitee } from '../store/changes.ts';
import { assignTeams, teamColumns } from '../store/teams.ts';
import type { CommandContext } from './commandContext.ts';

/** The columns that a game loses when its agreement ends. */
export const NOTHING_AGREED = {
  status: 'CONFIRMED',
  from_time: null,
  to_time: null,
  place_id: null,
  initiator_team_id: null,
  opponent_team_id: null,
} as const;

async function schedule({ tx, state }: CommandContext, { slot, venue, acceptors }: Agreement): Promise<GameEvent> {
  const players = state.invitees.filter(({ id }) => acceptors.includes(id));
  // The teams need these statuses, before everything is written at once.
  for (const player of players) player.status = 'CONFIRMED';
  const [from, to] = [new Date(slot.fromTime), new Date(slot.toTime)];
  const change = {
    status: 'SCHEDULED',
    from_time: from,
    to_time: to,
    place_id: venue,
    calendar_sequence: state.game.calendar_sequence + 1,
    ...(await teamColumns(tx, state)),
  } as const;
  await changeGame(tx, state, change, players);
  return { type: 'Agreed', playerIds: acceptors, slot: { from, to }, venueId: venue };
}

/** Free spots go to the first on the waiting list who can make the agreed slot and venue. */
async function promote({ tx, state, now }: CommandContext): Promise<GameEvent[]> {
  const { game } = state;
  if (!game.from_time || !game.to_time || !game.place_id) return [];
  const slot = { fromTime: game.from_time.toISOString(), toTime: game.to_time.toISOString() };
  const agreed = { ...offerOf(state), windows: [slot], venues: [game.place_id] };
  const inviteeIds: string[] = [];
  for (const invitee of acceptorsOf(state)) {
    if (freeSpotsOf(state) === 0) break;
    if (!agreeWith([acceptorOf(invitee)], agreed, now.toISOString())) continue;
    await changeInvitee(tx, invitee, { status: 'CONFIRMED' });
    inviteeIds.push(invitee.id);
  }
  if (freeSpotsOf(state) === 0) await assignTeams(tx, state);
  if (inviteeIds.length === 0) return [];
  // A player who had left comes back: their calendar has already removed the match.
  await changeGame(tx, state, { calendar_sequence: game.calendar_sequence + 1 });
  return [{ type: 'Promoted', inviteeIds }];
}

async function reopen({ tx, state }: CommandContext): Promise<GameEvent[]> {
  const slot = slotOf(state);
  const playerIds = confirmedOf(state).map(({ id }) => id);
  await changeGame(tx, state, { ...NOTHING_AGREED, calendar_sequence: state.game.calendar_sequence + 1 });
  return slot ? [{ type: 'Reopened', cause: 'WITHDRAWN', playerIds, slot }] : [];
}

/**
 * What follows from the answers without a command: with FIRST a full set of acceptors with a common slot and venue makes the
 * match; a free spot of an agreed match goes to the waiting list; and where the waiting list has nobody for it, the game looks
 * for players again until its time to answer is over (R-agreement, R-waiting-list, R-withdraw).
 */
export async function settle(locked: CommandContext): Promise<GameEvent[]> {
  const { state, now } = locked;
  const { game } = state;
  const events: GameEvent[] = [];
  if (game.status === 'SCHEDULED' && freeSpotsOf(state) > 0) {
    events.push(...(await promote(locked)));
    // A search looks for a player for this agreed time (R-substitute-begin).
    if (freeSpotsOf(state) === 0 || game.expires_at <= now || game.finds_substitutes) return events;
    events.push(...(await reopen(locked)));
  }
  if (game.status !== 'CONFIRMED' || game.preference.candidateMethod !== 'FIRST') return events;
  const confirmed = confirmedOf(state).map(acceptorOf);
  const waiting = acceptorsOf(state).map(acceptorOf);
  const agreement = firstAgreement(confirmed, waiting, freeSpotsOf(state), offerOf(state), now.toISOString());
  if (agreement) events.push(await schedule(locked, agreement));
  return events;
}

/**
 * CHOOSE: the owner takes these acceptors; a full set becomes a match at once.
 * @throws AppError 422 when they have no slot and venue in common
 */
export async function agreeWithChosen(locked: CommandContext, chosen: Invitee[]): Promise<GameEvent[]> {
  const { tx, state, now } = locked;
  const group = [...confirmedOf(state), ...chosen].map(acceptorOf);
  const agreement = agreeWith(group, offerOf(state), now.toISOString());
  if (!agreement) throw new AppError('E.game.noSlot');
  if (chosen.length === freeSpotsOf(state)) return [await schedule(locked, agreement)];
  for (const invitee of chosen) await changeInvitee(tx, invitee, { status: 'CONFIRMED' });
  return [{ type: 'Confirmed', inviteeIds: chosen.map(({ id }) => id) }];
}
