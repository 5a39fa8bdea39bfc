import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { saveMe as endpoint } from '../../../shared/contract/profile.ts';
import { toPhone } from '../../../shared/domain/people/phone.ts';
import { AppError, refuseFields } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { AddressRow, UserRow } from '../../db/tables.ts';
import { newId } from '../../ids.ts';
import { consumeLimit, consumeLimits, LIMITS } from '../../plugins/limits.ts';
import type { SecurityEvent } from '../../securityLog.ts';
import { type Asking, holdProof, neededProof, proveOwner } from '../ownerProof/ownerProof.ts';
import { findAddresses, findUser, findUserByValidatedAddress, insertAddress, lockUser } from '../people/repository.ts';
import { hashPassword } from '../session/passwords.ts';
import { endAccess } from '../session/repository.ts';
import { type AddressChanges, addressChanges, droppedPhone } from './addressList.ts';
import { checkYearOfBirth } from './createAccount.ts';
import { notifyOfAddresses } from './securityEmails.ts';
import { isStrongEnough } from './strength.ts';
import { mailValidation } from './validation.ts';

type Changes = BodyOf<typeof endpoint>;

/** @returns the phone as it is dialled; @throws AppError 400 for a number that can't exist */
function phoneOf(phone: string | null): string | null {
  return phone === null || phone.trim() === '' ? null : (toPhone(phone) ?? refuseFields({ phone: 'field.phone' }));
}

/** The columns of the given fields; a text of spaces counts as empty. */
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
    ...(body.listed === undefined ? {} : { listed: body.listed }),
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
  const claimant = { id: user.id, signsUp: false };
  for (const address of added) {
    if (await findUserByValidatedAddress(tx, address)) throw new AppError('E.email.taken');
    const id = newId();
    await insertAddress(tx, { id, user_id: user.id, address, main: false, validated_at: null });
    await mailValidation(context, tx, { email: address, language: user.language, claimant }, id);
  }
  if (main) {
    await tx.updateTable('user_addresses').set({ main: false }).where('user_id', '=', user.id).execute();
    await tx.updateTable('user_addresses').set({ main: true }).where('id', '=', main.id).execute();
  }
  await notifyOfAddresses(context, tx, user, present, { added, main });
}

const eventsOf = ({ added, removed, main }: AddressChanges): SecurityEvent[] => [
  ...added.map(() => 'address.added' as const),
  ...removed.map(() => 'address.removed' as const),
  ...(main ? ['address.main' as const] : []),
];

/** A list of addresses that changes nothing needs no proof. */
const isChange = ({ added, removed, main }: AddressChanges): boolean =>
  added.length > 0 || removed.length > 0 || main !== null;

/**
 * Changes the given fields of the user, all or nothing (R-profile-edit). Addresses and password need a proof that the owner
 * is asking (R-proof, R-password-change).
 * @param asking its session stays valid when the password changes, the others end
 * @returns the security events to log
 * @throws AppError 400 for a year, phone or list of addresses that is not possible, 409 for an address another account has
 * proved, 422 for a weak password, a list without its main address, another phone while it is the main one, or a proof that is
 * missing or wrong, 429 for too many tries
 */
export async function saveMe(context: Context, asking: Asking, body: Changes): Promise<SecurityEvent[]> {
  const { password } = body;
  const { userId } = asking;
  if (body.yearOfBirth) checkYearOfBirth(body.yearOfBirth, context.clock.now());
  const columns = columnsOf(body);
  const known = await findUser(context.db, userId);
  if (!known) throw new AppError('E.auth.required');
  const before = await findAddresses(context.db, userId);
  const needsProof =
    password !== undefined ||
    droppedPhone(before, known.phone, columns.phone) !== null ||
    (body.emails && isChange(addressChanges(before, body.emails)));
  // A change that is refused anyway must not ask for a proof.
  if (password !== undefined) {
    const named = { ...known, ...columns };
    const own = [named.first_name, named.last_name, ...before.map(({ address }) => address)];
    await consumeLimit(context, LIMITS.newPassword, userId);
    if (!(await isStrongEnough(context, password, own))) throw new AppError('E.password.weak');
  }
  const proof = needsProof ? await proveOwner(context, asking) : null;
  const passwordHash = password === undefined ? null : await hashPassword(password);
  return context.db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('E.auth.required');
    if (proof) await holdProof(tx, user, proof);
    if (Object.keys(columns).length > 0) await tx.updateTable('users').set(columns).where('id', '=', userId).execute();
    if (columns.listed !== undefined && columns.listed !== user.listed) {
      await context.jobs.enqueue(tx, 'rating.list', { userId });
    }
    const present = await findAddresses(tx, userId);
    const phone = droppedPhone(present, user.phone, columns.phone);
    const changes = body.emails && addressChanges(present, body.emails);
    // The list has changed since it was checked.
    if (!proof && (phone || (changes && isChange(changes)))) {
      throw new AppError('E.proof.required', await neededProof(tx, user));
    }
    if (phone) await tx.deleteFrom('user_addresses').where('id', '=', phone.id).execute();
    if (changes && isChange(changes)) {
      if (changes.added.length > 0) {
        await consumeLimits({ db: tx, clock: context.clock }, LIMITS.addresses, changes.added.length, userId);
      }
      await changeAddresses(context, tx, { ...user, ...columns }, present, changes);
    }
    const events: SecurityEvent[] = [
      ...(changes ? eventsOf(changes) : []),
      ...(phone ? ['address.removed' as const] : []),
    ];
    if (passwordHash === null) return events;
    await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
    await endAccess(tx, userId, asking.token);
    return [...events, 'password.changed'];
  });
}
