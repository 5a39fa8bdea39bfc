import { sql } from 'kysely';
import type { GamePreference } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { RatherNot } from '../../../../shared/domain/match/ratherNot.ts';
import type { ScoreClaims } from '../../../../shared/domain/score/scoreClaims.ts';
import type {
  Cost,
  GameSet,
  GameStatus,
  InviteeStatus,
  Period,
  PlayedStatus,
  Surface,
  Winner,
} from '../../../../shared/domain/values.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import type { Tx } from '../../../db/database.ts';
import type { GameState, Invitee, VisitorDraft } from '../gameState.ts';

/** Columns of a game that commands change. */
type GameChange = Partial<{
  status: GameStatus;
  from_time: Date | null;
  to_time: Date | null;
  place_id: string | null;
  partner_id: string | null;
  initiator_team_id: string | null;
  opponent_team_id: string | null;
  calendar_sequence: number;
  offer_sequence: number;
  lapsed: boolean;
  notes: string | null;
  court_booked: boolean;
  finds_substitutes: boolean;
  surface: Surface | null;
  cost: Cost | null;
  preference: GamePreference;
  invitation_expiry_days: number;
  expires_at: Date;
  sets: GameSet[];
  winner: Winner;
  played_status: PlayedStatus;
  scored_at: Date;
  scored_by: string | null;
  disputed: boolean;
  score_claims: ScoreClaims;
  search_id: string;
}>;

/** The status changes that are allowed; there are no others (R-states). */
const MOVES: Record<GameStatus, GameStatus[]> = {
  CREATED: ['CONFIRMED'],
  CONFIRMED: ['SCHEDULED', 'CANCELED'],
  SCHEDULED: ['PLAYED', 'CANCELED', 'CONFIRMED'],
  CANCELED: [],
  PLAYED: [],
};

const asJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/**
 * Changes the game in the database and in its loaded state, so that later steps of one command see what earlier ones did.
 * @param confirmed invitees who are confirmed in the loaded state, and become it in the same statement
 */
export async function changeGame(
  tx: Tx,
  state: GameState,
  change: GameChange,
  confirmed: readonly Invitee[] = [],
): Promise<void> {
  const { game } = state;
  const isMove = change.status !== undefined && change.status !== game.status;
  if (isMove && change.status && !MOVES[game.status].includes(change.status)) {
    throw new Error(`a game cannot go from ${game.status} to ${change.status}`);
  }
  const { cost, sets, score_claims, preference, ...columns } = change;
  const moved = isMove ? { prev_status: game.status } : {};
  const written = {
    ...columns,
    ...moved,
    ...(cost === undefined ? {} : { cost: asJson(cost) }),
    ...(preference === undefined ? {} : { preference: JSON.stringify(preference) }),
    ...(sets === undefined ? {} : { sets: JSON.stringify(sets) }),
    ...(score_claims === undefined ? {} : { score_claims: JSON.stringify(score_claims) }),
  };
  if (Object.keys(written).length === 0) return;
  if (confirmed.length === 0) await tx.updateTable('games').set(written).where('id', '=', game.id).execute();
  else {
    const ids = confirmed.map(({ id }) => id);
    await tx
      .with('confirmed', (also) => also.updateTable('invitees').set({ status: 'CONFIRMED' }).where('id', 'in', ids))
      .updateTable('games')
      .set(written)
      .where('id', '=', game.id)
      .execute();
  }
  Object.assign(game, change, moved);
}

type InviteeChange = Partial<{
  status: InviteeStatus;
  note: string | null;
  share_my_phone: boolean;
  accepted_at: Date | null;
  accepted_order: number | null;
  hidden: boolean;
  slots: Period[] | null;
  venues: string[] | null;
  ratherNot: RatherNot | null;
  draft: VisitorDraft | null;
  language: Language;
  mailbox_seen_at: Date;
  mailbox_answered_at: Date;
  answered_at: Date;
}>;

function toColumns({ slots, venues, ratherNot, draft, ...columns }: InviteeChange) {
  return {
    ...columns,
    ...(slots === undefined ? {} : { slots: asJson(slots) }),
    ...(venues === undefined ? {} : { places: asJson(venues) }),
    ...(ratherNot === undefined ? {} : { rather_not: asJson(toStoredMarks(ratherNot)) }),
    ...(draft === undefined ? {} : { draft: asJson(draft && toStored(draft)) }),
  };
}

/** Changes that are written with the next change of an invitee. */
const unsaved = new WeakMap<Invitee, InviteeChange>();

function withUnsaved(invitee: Invitee, change: InviteeChange): InviteeChange {
  const all = { ...unsaved.get(invitee), ...change };
  unsaved.delete(invitee);
  return all;
}

/** As changeInvitee, but written with the next change of this invitee; `changeInvitee` with an empty change writes it alone. */
export function deferChange(invitee: Invitee, change: InviteeChange): void {
  unsaved.set(invitee, withUnsaved(invitee, change));
  Object.assign(invitee, change);
}

/** As changeGame, for one of its invitees. */
export async function changeInvitee(tx: Tx, invitee: Invitee, change: InviteeChange): Promise<void> {
  const all = withUnsaved(invitee, change);
  if (Object.keys(all).length === 0) return;
  await tx.updateTable('invitees').set(toColumns(all)).where('id', '=', invitee.id).execute();
  Object.assign(invitee, all);
}

const toStoredMarks = (ratherNot: RatherNot | null) =>
  ratherNot && { slots: ratherNot.slots, places: ratherNot.venues };

function toStored({ venues, ratherNot, ...draft }: VisitorDraft) {
  return { ...draft, places: venues, ratherNot: toStoredMarks(ratherNot) };
}

/** As changeInvitee, and puts the invitee at the end of the line, which is one line for all games (R-waiting-list). */
export async function putInLine(
  tx: Tx,
  invitee: Invitee,
  change: Omit<InviteeChange, 'accepted_order'>,
): Promise<void> {
  const { accepted_order } = await tx
    .updateTable('invitees')
    .set({ ...toColumns(withUnsaved(invitee, change)), accepted_order: sql<number>`nextval('acceptance_order')` })
    .where('id', '=', invitee.id)
    .returning('accepted_order')
    .executeTakeFirstOrThrow();
  Object.assign(invitee, change, { accepted_order });
}
