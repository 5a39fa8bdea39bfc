import { sql } from 'kysely';
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
  lapsed: boolean;
  notes: string | null;
  court_booked: boolean;
  surface: Surface | null;
  cost: Cost | null;
  invitation_expiry_days: number;
  expires_at: Date;
  sets: GameSet[];
  winner: Winner;
  played_status: PlayedStatus;
  scored_at: Date;
  scored_by: string | null;
  disputed: boolean;
  score_claims: ScoreClaims;
}>;

/** The moves a status may make; nothing else may happen to it (R-states). */
const MOVES: Record<GameStatus, GameStatus[]> = {
  CREATED: ['CONFIRMED'],
  CONFIRMED: ['SCHEDULED', 'CANCELED'],
  SCHEDULED: ['PLAYED', 'CANCELED', 'CONFIRMED'],
  CANCELED: [],
  PLAYED: [],
};

const asJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Writes to the game and to its loaded state alike, so that later steps of one command see what earlier ones did. */
export async function changeGame(tx: Tx, state: GameState, change: GameChange): Promise<void> {
  const { game } = state;
  const isMove = change.status !== undefined && change.status !== game.status;
  if (isMove && change.status && !MOVES[game.status].includes(change.status)) {
    throw new Error(`a game cannot go from ${game.status} to ${change.status}`);
  }
  const { cost, sets, score_claims, ...columns } = change;
  const moved = isMove ? { prev_status: game.status } : {};
  const written = {
    ...columns,
    ...moved,
    ...(cost === undefined ? {} : { cost: asJson(cost) }),
    ...(sets === undefined ? {} : { sets: JSON.stringify(sets) }),
    ...(score_claims === undefined ? {} : { score_claims: JSON.stringify(score_claims) }),
  };
  if (Object.keys(written).length === 0) return;
  await tx.updateTable('games').set(written).where('id', '=', game.id).execute();
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
  draft: VisitorDraft | null;
  language: Language;
  mailbox_seen_at: Date;
  mailbox_answered_at: Date;
}>;

/** As changeGame, for one of its invitees. */
export async function changeInvitee(tx: Tx, invitee: Invitee, change: InviteeChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const { slots, venues, draft, ...columns } = change;
  const written = {
    ...columns,
    ...(slots === undefined ? {} : { slots: asJson(slots) }),
    ...(venues === undefined ? {} : { places: asJson(venues) }),
    ...(draft === undefined ? {} : { draft: asJson(draft && toStored(draft)) }),
  };
  await tx.updateTable('invitees').set(written).where('id', '=', invitee.id).execute();
  Object.assign(invitee, change);
}

function toStored({ venues, ...draft }: VisitorDraft) {
  return { ...draft, places: venues };
}

/** @returns the next position in line, rising over all games */
export async function nextAcceptanceOrder(tx: Tx): Promise<number | null> {
  const { rows } = await sql<{ ord: number }>`select nextval('acceptance_order') as ord`.execute(tx);
  return rows[0]?.ord ?? null;
}
