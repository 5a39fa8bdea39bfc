import { isUnanswered } from '../../../../shared/domain/values.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import { AppError, refuseFields } from '../../../appError.ts';
import type { Tx } from '../../../db/database.ts';
import { insertNote } from '../../note/notes.ts';
import type { GameEvent } from '../events.ts';
import { acceptorsOf, confirmedOf, freeSpotsOf, type GameState, type Invitee, slotOf } from '../gameState.ts';
import { changeGame, changeInvitee } from '../store/changes.ts';
import { assignTeams } from '../store/teams.ts';
import { DRAFT_ID } from '../visitorDraft.ts';
import { accept, joinAcceptors, type Remarks, readRemarks, remarkColumns } from './accept.ts';
import { selectTime, selectVenue } from './choice.ts';
import { type ActionBody, asInvitee, type Command, type CommandContext } from './commandContext.ts';
import { edit } from './edit.ts';
import { invite, pickInvitees, readInviteeIds } from './invite.ts';
import { registerVisitor } from './registerVisitor.ts';
import { setScore } from './setScore.ts';
import { agreeWithChosen, settle } from './settle.ts';

/** DECLINE: a no, whatever the earlier answer was. */
const decline: Command<Remarks> = {
  read: readRemarks,
  isDone: (_state, { status }) => status === 'DECLINED',
  execute: async (locked, remarks) => [await leave(locked.tx, asInvitee(locked).access.invitee, remarks)],
};

/** @returns the event: a spot given back, or a no of an invitee who had none */
export async function leave(tx: Tx, invitee: Invitee, remarks: Remarks): Promise<GameEvent> {
  const type = invitee.status === 'CONFIRMED' ? 'Withdrawn' : 'Declined';
  await changeInvitee(tx, invitee, {
    ...remarkColumns(remarks),
    status: 'DECLINED',
    accepted_at: null,
    accepted_order: null,
  });
  return { type, inviteeId: invitee.id };
}

/** CANCEL: the organiser calls the match off, or one of its club, who has to say why (R-club-match-acts). */
const cancel: Command<{ note: string | null }> = {
  read: ({ note }) => ({ note: note || null }),
  async execute(locked, { note }) {
    if (!note && locked.access.role === 'CLUB') refuseFields({ note: 'field.required' });
    return [await callOff(locked, note)];
  },
};

/** @param note what who calls it off says about it; it is also added to the notes */
async function callOff({ tx, state, access, now }: CommandContext, note: string | null): Promise<GameEvent> {
  const slot = slotOf(state);
  const playerIds = confirmedOf(state).map(({ id }) => id);
  await endGame({ tx, state });
  const userId = access.userId ?? state.owner.id;
  if (note) await insertNote(tx, { gameId: state.game.id, userId, message: note, now });
  return { type: 'Canceled', playerIds: slot ? playerIds : [], slot, note };
}

/** Ends a game that will not be played; `lapsed` where nobody canceled it, but its time to answer is over. */
export async function endGame(
  { tx, state }: Pick<CommandContext, 'tx'> & { state: GameState },
  { lapsed = false } = {},
): Promise<void> {
  await changeGame(tx, state, { status: 'CANCELED', lapsed, calendar_sequence: state.game.calendar_sequence + 1 });
}

/** CONFIRMATION: the organiser takes acceptors; a visitor of the share link confirms the person just registered. */
const confirm: Command<{ inviteeIds: string[] }> = {
  read: readInviteeIds,
  execute: (locked, { inviteeIds }) =>
    locked.access.role === 'OWNER' ? confirmAcceptors(locked, inviteeIds) : confirmVisitor(locked, inviteeIds),
};

async function confirmAcceptors(locked: CommandContext, ids: string[]): Promise<GameEvent[]> {
  const chosen = pickInvitees(acceptorsOf(locked.state), ids);
  if (chosen.length > freeSpotsOf(locked.state)) throw new AppError('E.game.state');
  return agreeWithChosen(locked, chosen);
}

/**
 * That counts as the person's yes.
 * @throws AppError 400 unless it is a person who came by the share link and has not answered, 403 for a person who must
 * prove the mailbox first
 */
async function confirmVisitor(locked: CommandContext, ids: string[]): Promise<GameEvent[]> {
  const [chosenId, ...more] = ids;
  if (chosenId === DRAFT_ID) throw new AppError('E-C25');
  const invitee = locked.state.invitees.find(({ id, inviter }) => id === chosenId && inviter === 'SHARE');
  if (!invitee || !isUnanswered(invitee.status) || more.length > 0) {
    throw new AppError('E.bad.request', { fields: { contactList: 'field.choice' } });
  }
  if (invitee.draft) throw new AppError('E-C25');
  return [await joinAcceptors(locked, invitee, {}), ...(await settle(locked))];
}

/** PARTNER_SELECTION: the organiser of open doubles chooses their partner; 400 unless it is a player (R-partner). */
const selectPartner: Command<{ inviteeIds: string[] }> = {
  read: readInviteeIds,
  async execute({ tx, state }, { inviteeIds }) {
    const [partner, ...more] = pickInvitees(confirmedOf(state), inviteeIds);
    if (!partner || more.length > 0) throw new AppError('E.bad.request', { fields: { contactList: 'field.tooMany' } });
    await changeGame(tx, state, { partner_id: partner.id });
    await assignTeams(tx, state);
    return [{ type: 'PartnerChosen', inviteeId: partner.id }];
  },
};

/** UPDATE: adds a remark or a phone number; the answer stays. */
const updateAnswer: Command<Remarks> = {
  read: readRemarks,
  async execute(locked, remarks) {
    const { invitee } = asInvitee(locked).access;
    await changeInvitee(locked.tx, invitee, remarkColumns(remarks));
    return [{ type: 'AnswerChanged', inviteeId: invitee.id }];
  },
};

/** WITHDRAW: the spot goes to the waiting list; if the organiser withdraws, the match is called off (R-withdraw). */
const withdraw: Command<Remarks> = {
  read: readRemarks,
  isDone: (_state, { status }) => status === 'DECLINED',
  async execute(turn, remarks) {
    const { tx, state, access } = turn;
    if (!access.invitee) return [await callOff(turn, remarks.note ?? null)];
    const left = await leave(tx, access.invitee, remarks);
    // The teams are not complete any more, whichever player leaves; the next sequence removes the match from their calendar.
    const teamless = { partner_id: null, initiator_team_id: null, opponent_team_id: null };
    await changeGame(tx, state, { ...teamless, calendar_sequence: state.game.calendar_sequence + 1 });
    return [left, ...(await settle(turn))];
  },
};

/** The commands of a game, by the action that must be listed for each of them (R-actions). */
export const COMMANDS = {
  ACCEPT: accept,
  DECLINE: decline,
  UPDATE: updateAnswer,
  WITHDRAW: withdraw,
  TIME_SELECTION: selectTime,
  LOCATION_SELECTION: selectVenue,
  OPPONENT_SELECTION: registerVisitor,
  CONFIRMATION: confirm,
  PARTNER_SELECTION: selectPartner,
  SET_SCORE: setScore,
  INVITE: invite,
  EDIT: edit,
  CANCEL: cancel,
} satisfies Record<ActionBody['actionType'], unknown>;

type DataOf<C> = C extends Command<infer Data> ? Data : never;

/** One command with exactly the data that it needs. */
export type GameCommand = {
  [T in keyof typeof COMMANDS]: {
    type: T;
    /** The version of the game it is based on; a stale one is refused (R-version). */
    version?: number;
    /** When it was sent, if that is not now: an answer by mail takes time to arrive. */
    at?: Date;
    /** The language of the page it comes from, for mails to a guest (R-guest-language). */
    language?: Language;
  } & DataOf<(typeof COMMANDS)[T]>;
}[keyof typeof COMMANDS];

/**
 * @returns the command a body asks for
 * @throws AppError 400 or 403 for a body that is not a command
 */
export function toCommand(body: ActionBody): GameCommand {
  const { actionType: type, version, language } = body;
  return {
    type,
    ...(version !== undefined && { version }),
    ...(language && { language }),
    ...COMMANDS[type].read(body),
  } as GameCommand;
}
