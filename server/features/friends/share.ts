import { BRAND } from '../../../shared/brand.ts';
import type { BodyOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import type { shareByEmail } from '../../../shared/contract/friends.ts';
import { personName } from '../../../shared/domain/people/personName.ts';
import { splitAddresses } from '../../../shared/domain/people/writtenPeople.ts';
import { signUpPath } from '../../../shared/routes/paths.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';
import { newCode, newId } from '../../ids.ts';
import { consumeLimits, LIMITS } from '../../plugins/limits.ts';
import { textIn } from '../../texts.ts';
import { areApart, takesNoInvitations } from '../people/blocks.ts';
import {
  findAddresses,
  findContact,
  findUser,
  findUserByValidatedAddress,
  insertUser,
  normalizeAddress,
} from '../people/repository.ts';
import { addressHash } from './balls.ts';

/**
 * Invites friends by mail. A player invites an address only once. Whether we know the address, or it wants no mail, does not
 * change the answer, so that it does not show who is registered (R-friend-invitation).
 * @throws AppError 403 while none of the player's own addresses is proved, 429 after fifty friends a day
 */
export async function shareWithFriends(
  context: Context,
  userId: string,
  { emailsString, comment }: BodyOf<typeof shareByEmail>,
): Promise<ResponseOf<typeof shareByEmail>> {
  const { db, clock } = context;
  const addresses = [...new Set(splitAddresses(emailsString).map(normalizeAddress))];
  return db.transaction().execute(async (tx) => {
    const inviter = await findUser(tx, userId);
    const own = await findAddresses(tx, userId);
    if (!inviter || !own.some(({ validated_at }) => validated_at !== null)) throw new AppError('E.share.unproved');
    const friends = addresses.filter((address) => !own.some((each) => each.address === address));
    const fresh: string[] = [];
    for (const address of friends) if (await storeInvitation(tx, userId, address, clock.now())) fresh.push(address);
    await consumeLimits({ db: tx, clock }, LIMITS.friends, fresh.length, userId);
    for (const address of fresh) await mailFriend(context, tx, inviter, address, comment);
    return { statistics: { sent: fresh.length, skipped: addresses.length - fresh.length } };
  });
}

/** @returns whether this player has not invited the address before */
async function storeInvitation(tx: Tx, userId: string, address: string, now: Date): Promise<boolean> {
  const stored = await tx
    .insertInto('friend_invitations')
    .values({ id: newId(), user_id: userId, address_hash: addressHash(address), created_at: now, earned_at: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'address_hash']).doNothing())
    .executeTakeFirstOrThrow();
  return stored.numInsertedOrUpdatedRows === 1n;
}

/** A person who is not known yet becomes a contact: their mail needs a link that stops further ones. */
async function receiverOf(context: Context, tx: Tx, address: string, inviter: UserRow): Promise<UserRow> {
  const known = (await findUserByValidatedAddress(tx, address)) ?? (await findContact(tx, address));
  if (known) return known;
  const contact = { id: newId(), code: newCode(), type: 'CONTACT' as const, contact_email: address };
  const nameless = { first_name: '', last_name: '', language: inviter.language, created_at: context.clock.now() };
  await insertUser(tx, { ...contact, ...nameless });
  const stored = await findContact(tx, address);
  if (!stored) throw new Error('the new contact was not found');
  return stored;
}

async function mailFriend(context: Context, tx: Tx, inviter: UserRow, to: string, comment: string): Promise<void> {
  const receiver = await receiverOf(context, tx, to, inviter);
  if (!receiver.mail_channel || takesNoInvitations(receiver) || (await areApart(tx, inviter.id, receiver.id))) return;
  const { language } = receiver;
  const name = personName({ firstName: inviter.first_name, lastName: inviter.last_name }, language);
  const values = { name, product: BRAND.name };
  await context.mailer.send(tx, {
    to,
    language,
    fromName: name,
    subject: textIn(language, 'mail.friend.subject', values),
    greeting: receiver.first_name
      ? textIn(language, 'mail.greeting', { name: receiver.first_name })
      : textIn(language, 'mail.friend.greeting'),
    paragraphs: [
      textIn(language, 'mail.friend.intro', values),
      ...(comment ? [textIn(language, 'mail.quote', { note: comment })] : []),
      textIn(language, 'mail.friend.how', values),
    ],
    facts: [[textIn(language, 'mail.friend.code'), inviter.invitation_code ?? '']],
    action: {
      label: textIn(language, 'mail.friend.action'),
      url: `${context.config.publicUrl}${signUpPath(inviter.invitation_code ?? '')}`,
    },
    why: textIn(language, 'mail.friend.why', values),
    about: 'OTHER',
    stop: { token: receiver.mail_token, senderId: inviter.id, simple: receiver.type === 'CONTACT' },
    isRefusable: true,
  });
}
