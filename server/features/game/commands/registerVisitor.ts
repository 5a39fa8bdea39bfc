import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import type { actOnGame } from '../../../../shared/contract/game.ts';
import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { isUnanswered } from '../../../../shared/domain/values.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { Draft } from '../../../db/tables.ts';
import { areApart } from '../../people/blocks.ts';
import { visitorLetter } from '../emails/invitation.ts';
import type { GameState, Member } from '../store/gameState.ts';
import { newInviteeLink, newPageToken } from '../store/links.ts';
import { presentSelf } from '../views/gameView.ts';
import { accept } from './answer.ts';
import { addInvitee, type Contact, personOf, refuseOwnAddress } from './invite.ts';
import { settle } from './settle.ts';

type Body = BodyOf<typeof actOnGame>;

/** Somebody who came by the share link, with the token for the page that is open. */
export interface Registered {
  invitee: Member;
  token: string;
  secured: boolean;
}

/** @throws AppError 400 unless it is one person with a name and an address */
function visitorOf(body: Body): Contact & { email: string } {
  const [visitor, ...more] = body.contactList ?? [];
  if (!visitor?.email || more.length > 0) {
    throw new AppError('E.bad.request', { fields: { contactList: visitor ? 'field.tooMany' : 'field.required' } });
  }
  return { ...visitor, email: visitor.email.trim().toLowerCase() };
}

const draftOf = (visitor: Contact): Draft => ({
  firstName: visitor.firstName ?? '',
  lastName: visitor.lastName ?? '',
  note: visitor.note || null,
  shareMyPhone: visitor.shareMyPhone ?? false,
  slots: null,
  places: null,
});

/**
 * A visitor of the share link joins the invited under an address. Where that address is a registered player's, or of
 * somebody in the game already, nothing is answered for him: what the visitor chooses is a draft until the mailbox is
 * proved (decisions §5 Invitees and links).
 * @throws AppError 403 E-C24.1 or E-C24.2 where one of the two blocked the other, 422 for the owner's own address
 */
export async function registerVisitor(context: Context, tx: Tx, state: GameState, body: Body): Promise<Registered> {
  const visitor = visitorOf(body);
  await refuseOwnAddress(tx, state.owner.id, [visitor]);
  const language = visitor.language ?? state.owner.language;
  const person = await personOf(context, tx, visitor, visitor.email, language);
  if (await areApart(tx, state.owner.id, person.id)) {
    throw new AppError(person.type === 'NORMAL' ? 'E-C24.1' : 'E-C24.2');
  }
  const present = state.invitees.find(({ user_id }) => user_id === person.id);
  const secured = present !== undefined || person.type === 'NORMAL';
  const invitee =
    present ??
    (await addInvitee(context, tx, state, {
      person,
      contact: visitor,
      inviter: 'SHARE',
      // The visitor may be somebody else: who wants no invitations is not mailed one.
      hidden: person.blocks_invitations,
    }));
  // One mail a person and game: a second visitor with this address only replaces the draft.
  const isFirst = invitee.draft === null;
  if (secured) await keepDraft(tx, invitee, draftOf(visitor));
  else await keepSayings(tx, invitee, visitor);
  if (isFirst && state.owner.proved && invitee.mailTo) {
    const url = await newInviteeLink(context, tx, state.game.id, invitee.id);
    await context.mailer.send(tx, visitorLetter(state, invitee, url, secured));
    if (invitee.status === 'PENDING') invitee.status = 'SENT';
  }
  return { invitee, secured, token: await newPageToken(context, tx, invitee.id, secured) };
}

async function keepDraft(tx: Tx, invitee: Member, draft: Draft): Promise<void> {
  await tx
    .updateTable('invitees')
    .set({ draft: JSON.stringify(draft) })
    .where('id', '=', invitee.id)
    .execute();
  invitee.draft = draft;
}

async function keepSayings(tx: Tx, invitee: Member, { note, shareMyPhone = false }: Contact): Promise<void> {
  const said = { note: note || null, share_my_phone: shareMyPhone };
  await tx.updateTable('invitees').set(said).where('id', '=', invitee.id).execute();
  Object.assign(invitee, said);
}

/** @returns the visitor's game, whose list of invitees holds exactly the new one with the token of the page */
export function presentRegistered(
  game: Game,
  state: GameState,
  { invitee, token, secured }: Registered,
  now: Date,
): Game {
  const seat = { role: 'OPPONENT_INVITEE', invitee, userId: null, secured } as const;
  return { ...game, invitee: [{ ...presentSelf(state, seat, invitee, now), accessToken: token }] };
}

/**
 * A visitor confirms the person just registered, and nobody else: that is the person's yes.
 * @throws AppError 400 when it is not one who came by the share link and has not answered, 403 for who must prove the
 * mailbox first
 */
export async function confirmVisitor(tx: Tx, state: GameState, body: Body, now: Date): Promise<void> {
  const [chosen, ...more] = body.contactList ?? [];
  const invitee = state.invitees.find(({ id, inviter }) => id === chosen?.id && inviter === 'SHARE');
  if (!invitee || !isUnanswered(invitee.status) || more.length > 0) {
    throw new AppError('E.bad.request', { fields: { contactList: 'field.choice' } });
  }
  if (invitee.draft) throw new AppError('E-C25');
  await accept(tx, invitee, { actionType: 'ACCEPT' }, now);
  await settle(tx, state, now);
}
