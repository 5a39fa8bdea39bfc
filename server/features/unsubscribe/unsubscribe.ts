import type { BodyOf, QueryOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import type {
  leaveMailedClub,
  readUnsubscribe,
  unsubscribe,
  unsubscribeOneClick,
} from '../../../shared/contract/unsubscribe.ts';
import { UNSUBSCRIBE_TYPES, type UnsubscribeType } from '../../../shared/domain/values.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';
import { readerLanguage } from '../../plugins/askedLanguage.ts';
import { findMailedClub, hasStoppedClub, leaveList, resumeClub, stopClub } from '../club/membership.ts';
import { hasStoppedNotes, isInGame, resumeNotes, stopNotes } from '../note/notes.ts';
import { block, followBlocks, hasBlock, unblock } from '../people/blocks.ts';
import { findUser, firstNameIn } from '../people/repository.ts';

/**
 * The person whose mail carried a token. A guest's old mails stay valid after they have created an account.
 * @throws AppError 404 for a token that was never sent
 */
async function receiverOf(db: Queryable, token: string): Promise<UserRow> {
  const found = await db.selectFrom('users').selectAll().where('mail_token', '=', token).executeTakeFirst();
  const receiver = found?.merged_into ? await findUser(db, found.merged_into) : found;
  if (!receiver) throw new AppError('E.notFound');
  return receiver;
}

/** @returns what a receiver has stopped, in any way (R-unsubscribe-types) */
async function stoppedOf(
  db: Queryable,
  receiver: UserRow,
  sender: UserRow | undefined,
  { gameId, clubRef }: Pick<BodyOf<typeof readUnsubscribe>, 'gameId' | 'clubRef'>,
): Promise<UnsubscribeType[]> {
  const hasBlocked: Record<UnsubscribeType, boolean> = {
    GAME_NOTES: gameId !== undefined && (await hasStoppedNotes(db, receiver.id, gameId)),
    BLOCK_CLUB: clubRef !== undefined && (await hasStoppedClub(db, receiver.id, clubRef)),
    BLOCK_USER: sender !== undefined && (await hasBlock(db, receiver.id, sender.id)),
    BLOCK_ALL_USER: receiver.blocks_invitations,
    CHANNEL: !receiver.mail_channel,
  };
  return UNSUBSCRIBE_TYPES.filter((type) => hasBlocked[type]);
}

/** What the unsubscribe page shows before it asks. */
export async function toUnsubscribeView(
  { db }: Context,
  { token, passwordRef, ...about }: BodyOf<typeof readUnsubscribe>,
): Promise<ResponseOf<typeof readUnsubscribe>> {
  const receiver = await receiverOf(db, token);
  const sender = passwordRef && passwordRef !== receiver.id ? await findUser(db, passwordRef) : undefined;
  const club = about.clubRef ? await findMailedClub(db, receiver.id, about.clubRef) : undefined;
  return {
    sourceUser: sender
      ? { id: sender.id, firstName: firstNameIn(sender.first_name, readerLanguage()), lastName: sender.last_name }
      : null,
    club: club ? { name: club.name, isListed: club.isTyped } : null,
    isGuest: receiver.type === 'CONTACT' && receiver.deleted_at === null,
    stopped: await stoppedOf(db, receiver, sender, about),
  };
}

/** @returns whether something changed */
async function stop(
  tx: Tx,
  context: Context,
  receiver: UserRow,
  { type, passwordRef: senderId, gameId, clubRef }: BodyOf<typeof unsubscribe>,
): Promise<boolean> {
  // Nothing is ever sent to a person who was erased.
  if (receiver.deleted_at) return false;
  if (type === 'GAME_NOTES') {
    if (!gameId || !(await isInGame(tx, receiver.id, gameId))) throw new AppError('E.notFound');
    return stopNotes(tx, receiver.id, gameId);
  }
  if (type === 'BLOCK_CLUB') {
    if (!clubRef || !(await findMailedClub(tx, receiver.id, clubRef))) throw new AppError('E.notFound');
    return stopClub(tx, receiver.id, clubRef, context.clock.now());
  }
  if (type === 'BLOCK_USER') {
    const sender = senderId ? await findUser(tx, senderId) : undefined;
    if (!sender || sender.id === receiver.id) throw new AppError('E.notFound');
    return block(tx, receiver.id, sender.id, context.clock.now());
  }
  const column = type === 'CHANNEL' ? 'mail_channel' : 'blocks_invitations';
  const stopped = type === 'BLOCK_ALL_USER';
  if (receiver[column] === stopped) return false;
  await tx
    .updateTable('users')
    .set({ [column]: stopped })
    .where('id', '=', receiver.id)
    .execute();
  return true;
}

/**
 * Stops what a mail's receiver no longer wants (R-unsubscribe-types).
 * @throws AppError 404 for an unknown token, sender or club, 409 E-C39 when it was stopped already
 */
export async function stopMails(context: Context, body: BodyOf<typeof unsubscribe>): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const receiver = await receiverOf(tx, body.token);
    if (!(await stop(tx, context, receiver, body))) throw new AppError('E-C39');
    await followBlocks(tx, receiver.id);
  });
}

/**
 * Takes back what stopMails did; doing it twice is no error.
 * @throws AppError 404 for an unknown token
 */
export async function resumeMails(context: Context, body: BodyOf<typeof unsubscribe>): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const { id } = await receiverOf(tx, body.token);
    const open = tx.updateTable('users').where('id', '=', id).where('deleted_at', 'is', null);
    if (body.type === 'GAME_NOTES' && body.gameId) await resumeNotes(tx, id, body.gameId);
    if (body.type === 'BLOCK_CLUB' && body.clubRef) await resumeClub(tx, id, body.clubRef);
    if (body.type === 'CHANNEL') await open.set({ mail_channel: true }).execute();
    if (body.type === 'BLOCK_ALL_USER') await open.set({ blocks_invitations: false }).execute();
    if (body.type === 'BLOCK_USER' && body.passwordRef) await unblock(tx, id, body.passwordRef);
    await followBlocks(tx, id);
  });
}

/** Takes a mail's receiver off a club's list on which their address was typed (R-club-mail). @throws AppError 404 */
export async function leaveMailedList(
  { db, clock }: Context,
  { token, clubRef }: BodyOf<typeof leaveMailedClub>,
): Promise<void> {
  await db.transaction().execute(async (tx) => leaveList(tx, (await receiverOf(tx, token)).id, clubRef, clock.now()));
}

/**
 * Stops all mail to a mail's receiver or, if it brought a match's messages or is a club's, only these; doing it twice is no error
 * (RFC 8058, R-one-click).
 * @throws AppError 404 for an unknown token, or a match or club that is not theirs
 */
export async function stopByOneClick(
  { db, clock }: Context,
  { t: token, g: notesOf, club: clubId }: QueryOf<typeof unsubscribeOneClick>,
): Promise<void> {
  const { id } = await receiverOf(db, token);
  if (notesOf !== undefined) {
    if (!(await isInGame(db, id, notesOf))) throw new AppError('E.notFound');
    await stopNotes(db, id, notesOf);
    return;
  }
  if (clubId !== undefined) {
    if (!(await findMailedClub(db, id, clubId))) throw new AppError('E.notFound');
    await stopClub(db, id, clubId, clock.now());
    return;
  }
  await db.updateTable('users').set({ mail_channel: false }).where('id', '=', id).execute();
}

/**
 * @returns the guest who was sent a token
 * @throws AppError 404 for an unknown token, 403 for accounts, which are deleted in their profile
 */
export async function guestOf({ db }: Context, token: string): Promise<UserRow> {
  const receiver = await receiverOf(db, token);
  if (receiver.type !== 'CONTACT') throw new AppError('E.not.allowed');
  return receiver;
}
