import { sql } from 'kysely';
import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import type { actOnGame } from '../../../../shared/contract/game.ts';
import { choiceProblem } from '../../../../shared/domain/calendar.ts';
import { isUnanswered, type Period } from '../../../../shared/domain/values.ts';
import { AppError } from '../../../appError.ts';
import type { Tx } from '../../../db/database.ts';
import type { Draft } from '../../../db/tables.ts';
import { changeInvitee } from '../store/changes.ts';
import { type GameState, type Member, offerOf } from '../store/gameState.ts';

/** Who answers; `secured` when nothing proves that it is the invitee. */
export interface Answerer {
  invitee: Member;
  secured: boolean;
}

type Body = BodyOf<typeof actOnGame>;

/** @returns the chosen periods, written as we write instants, earliest first */
function periodsOf(body: Body): Period[] {
  return (body.preferedCalendar ?? [])
    .map(({ fromTime, toTime }) => ({
      fromTime: new Date(fromTime).toISOString(),
      toTime: new Date(toTime).toISOString(),
    }))
    .sort((a, b) => a.fromTime.localeCompare(b.fromTime));
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

async function changeDraft(tx: Tx, invitee: Member, change: Partial<Draft>): Promise<void> {
  if (!invitee.draft) throw new Error('a secured seat has no draft');
  const draft = { ...invitee.draft, ...change };
  await tx
    .updateTable('invitees')
    .set({ draft: JSON.stringify(draft) })
    .where('id', '=', invitee.id)
    .execute();
  invitee.draft = draft;
}

/** @throws AppError 422 when a period is outside the offer, past, off the grid or too short */
export async function selectTime(tx: Tx, state: GameState, seat: Answerer, body: Body, now: Date): Promise<void> {
  const { invitee } = seat;
  const slots = periodsOf(body);
  const { windows, duration, timezone } = offerOf(state);
  if (choiceProblem(slots, windows, duration, timezone, now.toISOString())) throw new AppError('E.game.slot');
  if (seat.secured) return changeDraft(tx, invitee, { slots });
  await tx
    .updateTable('invitees')
    .set({ slots: JSON.stringify(slots) })
    .where('id', '=', invitee.id)
    .execute();
  invitee.slots = slots;
}

/** @throws AppError 422 when a place is not among those offered, or none is named */
export async function selectLocation(tx: Tx, state: GameState, seat: Answerer, body: Body): Promise<void> {
  const { invitee } = seat;
  const places = [...new Set(body.preferedLocation ?? [])];
  const offered = new Set(state.places.map((place) => place.id));
  if (places.length === 0 || places.some((place) => !offered.has(place))) throw new AppError('E.game.place');
  if (seat.secured) return changeDraft(tx, invitee, { places });
  await tx
    .updateTable('invitees')
    .set({ places: JSON.stringify(places) })
    .where('id', '=', invitee.id)
    .execute();
  invitee.places = places;
}

function sayings(body: Body) {
  return {
    ...(body.note === undefined ? {} : { note: body.note || null }),
    ...(body.shareMyPhone === undefined ? {} : { share_my_phone: body.shareMyPhone }),
  };
}

export async function update(tx: Tx, invitee: Member, body: Body): Promise<void> {
  await changeInvitee(tx, invitee, sayings(body));
}

/** Who proves the mailbox takes over what was chosen under the address, unless he has chosen himself. */
async function takeDraft(tx: Tx, invitee: Member): Promise<void> {
  const { draft } = invitee;
  if (!draft || !isUnanswered(invitee.status)) return;
  const slots = invitee.slots ?? draft.slots;
  const places = invitee.places ?? draft.places;
  const asJson = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await tx
    .updateTable('invitees')
    .set({ slots: asJson(slots), places: asJson(places) })
    .where('id', '=', invitee.id)
    .execute();
  Object.assign(invitee, { slots, places });
}

/** Joins those who accepted, at the end of the line; who is in it already keeps the place in line. */
export async function accept(tx: Tx, invitee: Member, body: Body, now: Date): Promise<void> {
  if (invitee.status === 'ACCEPTED' || invitee.status === 'CONFIRMED') return update(tx, invitee, body);
  const { rows } = await sql<{ ord: number }>`select nextval('acceptance_order') as ord`.execute(tx);
  await takeDraft(tx, invitee);
  await changeInvitee(tx, invitee, {
    ...sayings(body),
    status: 'ACCEPTED',
    // Who comes hears of the match, blocks or not.
    hidden: false,
    accepted_at: now,
    accepted_order: rows[0]?.ord ?? null,
  });
}

export async function decline(tx: Tx, invitee: Member, body: Body): Promise<void> {
  await changeInvitee(tx, invitee, {
    ...sayings(body),
    status: 'DECLINED',
    accepted_at: null,
    accepted_order: null,
  });
}

/**
 * A connection that drops in the middle of location, time and ACCEPT makes the page send them again, perhaps after the
 * game was agreed: what changes nothing is answered as done.
 */
export function isRepeated(state: GameState, invitee: Member, body: Body): boolean {
  const inLine = invitee.status === 'ACCEPTED' || invitee.status === 'CONFIRMED';
  switch (body.actionType) {
    case 'ACCEPT':
      return inLine && state.game.status === 'SCHEDULED';
    case 'DECLINE':
    case 'WITHDRAW':
      return invitee.status === 'DECLINED';
    case 'LOCATION_SELECTION':
      return isSame(body.preferedLocation, invitee.places);
    case 'TIME_SELECTION':
      return isSame(
        periodsOf(body),
        invitee.slots?.map(({ fromTime, toTime }) => ({ fromTime, toTime })),
      );
    default:
      return false;
  }
}
