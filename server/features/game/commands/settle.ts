import { type Acceptor, type Agreement, agreeWith, firstAgreement } from '../../../../shared/domain/agreement.ts';
import type { Tx } from '../../../db/database.ts';
import { changeGame, changeInvitee } from '../store/changes.ts';
import { acceptorsOf, confirmedOf, freePlacesOf, type GameState, type Member, offerOf } from '../store/gameState.ts';
import { standTeams } from '../store/teams.ts';

const acceptorOf = ({ id, slots, places }: Member): Acceptor => ({ id, slots, places });

async function schedule(tx: Tx, state: GameState, { slot, place, acceptors }: Agreement): Promise<void> {
  for (const invitee of state.invitees) {
    if (acceptors.includes(invitee.id)) await changeInvitee(tx, invitee, { status: 'CONFIRMED' });
  }
  await changeGame(tx, state, {
    status: 'SCHEDULED',
    from_time: new Date(slot.fromTime),
    to_time: new Date(slot.toTime),
    place_id: place,
    calendar_sequence: state.game.calendar_sequence + 1,
  });
  await standTeams(tx, state);
}

/** The first on the waiting list who can make the agreed slot and place gets the free one. */
async function promote(tx: Tx, state: GameState, now: string): Promise<boolean> {
  const { game } = state;
  if (!game.from_time || !game.to_time || !game.place_id) return false;
  const slot = { fromTime: game.from_time.toISOString(), toTime: game.to_time.toISOString() };
  const agreed = { ...offerOf(state), windows: [slot], places: [game.place_id] };
  for (const invitee of acceptorsOf(state)) {
    if (freePlacesOf(state) === 0) break;
    if (agreeWith([acceptorOf(invitee)], agreed, now)) await changeInvitee(tx, invitee, { status: 'CONFIRMED' });
  }
  if (freePlacesOf(state) > 0) return false;
  await standTeams(tx, state);
  return true;
}

/**
 * What follows from the answers by themselves (decisions §5): with FIRST a full set of acceptors with a common slot and
 * place makes the match; a free place of an agreed match goes to the waiting list; and where nobody is left for it, the
 * game looks for players again until its time to answer is over.
 */
export async function settle(tx: Tx, state: GameState, now: Date): Promise<void> {
  const { game } = state;
  const at = now.toISOString();
  if (game.status === 'SCHEDULED' && freePlacesOf(state) > 0) {
    if (await promote(tx, state, at)) return;
    if (game.expires_at <= now) return;
    await changeGame(tx, state, {
      status: 'CONFIRMED',
      from_time: null,
      to_time: null,
      place_id: null,
      initiator_team_id: null,
      opponent_team_id: null,
      calendar_sequence: game.calendar_sequence + 1,
    });
  }
  if (game.status !== 'CONFIRMED' || game.preference.candidateMethod !== 'FIRST') return;
  const confirmed = confirmedOf(state).map(acceptorOf);
  const waiting = acceptorsOf(state).map(acceptorOf);
  const agreement = firstAgreement(confirmed, waiting, freePlacesOf(state), offerOf(state), at);
  if (agreement) await schedule(tx, state, agreement);
}

/**
 * CHOOSE: the owner takes these acceptors; a full set becomes a match at once.
 * @returns false when they have no slot and place in common
 */
export async function confirmChosen(tx: Tx, state: GameState, chosen: Member[], now: Date): Promise<boolean> {
  const group = [...confirmedOf(state), ...chosen].map(acceptorOf);
  const agreement = agreeWith(group, offerOf(state), now.toISOString());
  if (!agreement) return false;
  if (chosen.length === freePlacesOf(state)) await schedule(tx, state, agreement);
  else for (const invitee of chosen) await changeInvitee(tx, invitee, { status: 'CONFIRMED' });
  return true;
}
