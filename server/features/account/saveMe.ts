import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { saveMe as endpoint } from '../../../shared/contract/profile.ts';
import { toPhone } from '../../../shared/domain/people/phone.ts';
import { AppError, refuseFields } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { AddressRow, UserRow } from '../../db/tables.ts';
import { newId } from '../../ids.ts';
import { consumeLimit, consumeLimits, LIMITS } from '../../plugins/limits.ts';
import { findAddresses, findUserByValidatedAddress, insertAddress, lockUser } from '../people/repository.ts';
import { hashPassword, verifyPassword } from '../session/passwords.ts';
import { deleteOtherSessions } from '../session/repository.ts';
import { type AddressChanges, addressChanges } from './addressList.ts';
import { notifyOfAddresses } from './securityEmails.ts';
import { checkYearOfBirth } from './service.ts';
import { isStrongEnough } from './strength.ts';
import { mailValidation } from './validation.ts';

type Changes = BodyOf<typeof endpoint>;

/** @returns the phone as it is dialled; @throws AppError 400 for one nobody can have */
function phoneOf(phone: string | null): string | null {
  return phone === null || phone.trim() === '' ? null : (toPhone(phone) ?? refuseFields({ phone: 'field.phone' }));
}

/** The columns of what is given; a text of spaces is none. */
function columnsOf(body: Changes) {
  return {
    ...(body.firstName === undefined ? {} : { first_name: body.firstName }),
    ...(body.lastName === undefined ? {} : { last_name: body.lastName }),
    ...(body.gender === undefined ? {} : { gender: body.gender }),
    ...(body.yearOfBirth === undefined ? {} : { year_of_birth: body.yearOfBirth }),
    ...(body.forehand === undefined ? {} : { forehand: body.forehand }),
    ...(body.backhand === undefined ? {} : { backhand: body.backhand }),
    ...(body.location === undefined ? {} : { location: body.location || null }),
    ...(body.tennisTalks === undefined ? {} : { tennis_talks: [...new Set(body.tennisTalks)] }),
    ...(body.phone === undefined ? {} : { phone: phoneOf(body.phone) }),
  };
}

async function changeAddresses(
  context: Context,
  tx: Tx,
  user: UserRow,
  present: readonly AddressRow[],
  { added, removed, main }: AddressChanges,
): Promise<void> {
  for (const address of removed) await tx.deleteFrom('user_addresses').where('id', '=', address.id).execute();
  for (const address of added) {
    if (await findUserByValidatedAddress(tx, address)) throw new AppError('E.email.taken');
    const id = newId();
    await insertAddress(tx, { id, user_id: user.id, address, main: false, validated_at: null });
    await mailValidation(context, tx, { email: address, firstName: user.first_name, language: user.language }, id);
  }
  if (main) {
    await tx.updateTable('user_addresses').set({ main: false }).where('user_id', '=', user.id).execute();
    await tx.updateTable('user_addresses').set({ main: true }).where('id', '=', main.id).execute();
  }
  await notifyOfAddresses(context, tx, user, present, { added, main });
}

/** A new password: reset links that are under way end with the old one. */
async function changePassword(tx: Tx, user: UserRow, password: string, token: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', user.id)
    .execute();
  await deleteOtherSessions(tx, user.id, token);
  await tx
    .deleteFrom('link_tokens')
    .where('kind', '=', 'resetPassword')
    .where(({ selectFrom, eb }) =>
      eb('address_id', 'in', selectFrom('user_addresses').select('id').where('user_id', '=', user.id)),
    )
    .execute();
}

/**
 * Changes what is given of the user, all or nothing (R-profile-edit, R-password-change).
 * @param token of the session that asks: it lives on when the password changes, the others end
 * @throws AppError 400 for a year, phone or list of addresses that cannot be, 409 for an address somebody else has proved,
 * 422 for a weak password, a wrong current one, or a list without its main address, 429 for too many tries
 */
export async function saveMe(context: Context, userId: string, token: string, body: Changes): Promise<void> {
  const { password, currentPassword = '' } = body;
  if (body.yearOfBirth) checkYearOfBirth(body.yearOfBirth, context.clock.now());
  // Outside of the transaction: what is refused counts as well.
  if (password !== undefined) await consumeLimit(context, LIMITS.currentPassword, userId);
  await context.db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('E.auth.required');
    const columns = columnsOf(body);
    if (Object.keys(columns).length > 0) await tx.updateTable('users').set(columns).where('id', '=', userId).execute();
    const named = { ...user, ...columns };
    const present = await findAddresses(tx, userId);
    if (body.emails) {
      const changes = addressChanges(present, body.emails);
      if (changes.added.length > 0) {
        await consumeLimits({ db: tx, clock: context.clock }, LIMITS.addresses, changes.added.length, userId);
      }
      await changeAddresses(context, tx, named, present, changes);
    }
    if (password === undefined) return;
    const isOwner = user.password_hash === null || (await verifyPassword(currentPassword, user.password_hash));
    if (!isOwner) throw new AppError('E.password.current');
    const own = [named.first_name, named.last_name, ...present.map(({ address }) => address)];
    if (!(await isStrongEnough(context, password, own))) throw new AppError('E.password.weak');
    await changePassword(tx, user, password, token);
  });
}
