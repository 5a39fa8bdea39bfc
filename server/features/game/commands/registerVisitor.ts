import { AppError } from '../../../appError.ts';
import { LIMITS } from '../../../plugins/limits.ts';
import { areApart, takesNoInvitations } from '../../people/blocks.ts';
import { findByAddress, newGuest, refuseOwnAddress } from '../../people/guests.ts';
import { type EventOf, eventOf } from '../events.ts';
import type { VisitorDraft } from '../gameState.ts';
import { changeInvitee } from '../store/changes.ts';
import { newPageToken } from '../store/links.ts';
import { toRegisteredView } from '../views/peopleView.ts';
import { addInvitee, inviteeLimit, inviteeOf } from './addInvitee.ts';
import type { Command, CommandContext, Contact } from './commandContext.ts';

/** @throws AppError 400 unless it is one person with a name and an address */
function visitorAmong([visitor, ...more]: Contact[]): Contact & { email: string } {
  if (!visitor?.email || more.length > 0) {
    throw new AppError('E.bad.request', { fields: { contactList: visitor ? 'field.tooMany' : 'field.required' } });
  }
  return { ...visitor, email: visitor.email };
}

const draftOf = (visitor: Contact): VisitorDraft => ({
  firstName: visitor.firstName ?? '',
  lastName: visitor.lastName ?? '',
  note: visitor.note || null,
  shareMyPhone: visitor.shareMyPhone ?? false,
  slots: null,
  venues: null,
  ratherNot: null,
});

/**
 * Adds a visitor of the share link to the invitees under the address they gave. Where that address already belongs to a known
 * person, this does not answer for that person: the visitor's choice is a draft until the mailbox is proved
 * (R-secured-visitor). The result does not depend on who that person is or what part they have in the game
 * (R-registered-alike).
 */
async function addVisitor(
  locked: CommandContext,
  visitor: Contact & { email: string },
): Promise<EventOf<'VisitorRegistered'>> {
  const { context, tx, state } = locked;
  await refuseOwnAddress(tx, state.owner.id, [visitor]);
  const language = visitor.language ?? state.owner.language;
  const holder = await findByAddress(tx, visitor.email);
  const secured = holder !== undefined;
  const person = holder ?? (await newGuest(context, tx, visitor, visitor.email, language));
  if (await areApart(tx, state.owner.id, person.id)) {
    throw new AppError(person.type === 'NORMAL' ? 'E-C24.1' : 'E-C24.2');
  }
  // Checked for people who are in the game already as well, so that a full game does not reveal who is in it.
  if ((await inviteeLimit(locked, 1)).isOver) throw new AppError('E.game.full');
  const known = state.invitees.find(({ user_id }) => user_id === person.id);
  // The visitor may be another person than the one with this address: if that person wants no invitations, they get no mail.
  const hidden = takesNoInvitations(person);
  const invitee = known ?? (await addInvitee(locked, { person, contact: visitor, inviter: 'SHARE', hidden }));
  // A person who has answered since the last mail is asked again.
  const isFirst = invitee.draft === null || invitee.draft.settled === true;
  const { note, shareMyPhone = false } = visitor;
  await changeInvitee(
    tx,
    invitee,
    secured ? { draft: draftOf(visitor) } : { note: note || null, share_my_phone: shareMyPhone },
  );
  return { type: 'VisitorRegistered', inviteeId: invitee.id, secured, isFirst };
}

/**
 * OPPONENT_SELECTION: somebody who came by the share link says who they are (R-visitor). The answer is their game, whose
 * list of invitees holds exactly the new one with the token of the open page. 403 E-C24.1 or E-C24.2 where one of the two
 * blocked the other, 422 for the owner's own address.
 */
export const registerVisitor: Command<{ contacts: Contact[] }> = {
  read: ({ contactList = [] }) => ({ contacts: contactList }),
  limit: LIMITS.visitors,
  execute: async (locked, { contacts }) => [await addVisitor(locked, visitorAmong(contacts))],
  async answer({ context, tx, state, now }, { events, game, once }) {
    const event = eventOf(events, 'VisitorRegistered');
    if (!event) throw new Error('nobody was registered');
    const invitee = inviteeOf(state, event.inviteeId);
    const token = await newPageToken(context, tx, { inviteeId: invitee.id, secured: event.secured, once });
    return toRegisteredView(game, state, { invitee, token, secured: event.secured }, now);
  },
};
