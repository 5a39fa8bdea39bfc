import type { signUp } from '../../../shared/contract/account.ts';
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { Account } from '../../../shared/contract/schemas/account.ts';
import { maxYearOfBirth } from '../../../shared/domain/limits.ts';
import { DEFAULT_LANGUAGE } from '../../../shared/locales/languages.ts';
import { AppError, refuseFields } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';
import { hashToken, newCode, newId, newInvitationCode } from '../../ids.ts';
import { isOperator } from '../../operators.ts';
import { currentMembership } from '../membership/membership.ts';
import { findAddresses, findUser, insertAddress, insertUser, isPhone, normalizeAddress } from '../people/repository.ts';
import { PICTURES } from '../profilePicture/pictures.ts';
import { isInvitedToPush } from '../push/devices.ts';
import { hashPassword } from '../session/passwords.ts';
import { findFactor } from '../session/secondFactor.ts';
import { sendPhoneCode } from './phoneCode.ts';
import { findPreferences } from './preferences.ts';
import { isStrongEnough } from './strength.ts';
import { mailValidation } from './validation.ts';

/** A person who has published this many matches has the addresses of many others in their account. */
const ORGANISER_GAMES = 3;

/** @returns whether a user has published that many matches; it counts no further */
async function isOrganiser(db: Queryable, userId: string): Promise<boolean> {
  const games = db.selectFrom('games').select('id').where('owner_id', '=', userId).limit(ORGANISER_GAMES);
  return (await games.execute()).length >= ORGANISER_GAMES;
}

/** @returns whether a user is invited to the second step: an organiser with a password who has not answered (R-factor-hint) */
async function isInvitedToFactor(db: Queryable, user: UserRow): Promise<boolean> {
  if (user.factor_hint_closed || user.password_hash === null) return false;
  return (await isOrganiser(db, user.id)) && (await findFactor(db, user.id)) === null;
}

/** @throws AppError 400 for a person younger than four */
export function checkYearOfBirth(year: number, now: Date): void {
  if (year > maxYearOfBirth(now)) refuseFields({ yearOfBirth: 'field.tooLarge' });
}

/**
 * Creates an account that can log in at once; its address counts only once validated (R-sign-up).
 * @param from the caller's network address
 * @throws AppError 409 when the address is taken (R-sign-up-taken), 422 when the password is too weak or phones are
 * not offered, 400 for a year out of range
 */
export async function createAccount(
  context: Context,
  body: BodyOf<typeof signUp>,
  from: string,
): Promise<{ id: string; code: string }> {
  const now = context.clock.now();
  const email = normalizeAddress(body.emails[0]?.email ?? '');
  const byPhone = isPhone(email);
  if (byPhone && !context.texter.offered) throw new AppError('E.phone.notOffered');
  checkYearOfBirth(body.yearOfBirth, now);
  if (!(await isStrongEnough(context, body.password, [body.firstName, body.lastName, email])))
    throw new AppError('E.password.weak');
  const language = body.language ?? DEFAULT_LANGUAGE;
  const user = { id: newId(), code: newCode() };
  const passwordHash = await hashPassword(body.password);
  await context.db.transaction().execute(async (tx) => {
    await insertUser(tx, {
      ...user,
      type: 'NORMAL',
      first_name: body.firstName,
      last_name: body.lastName,
      gender: body.gender,
      year_of_birth: body.yearOfBirth,
      phone: byPhone ? email : null,
      password_hash: passwordHash,
      invitation_code: newInvitationCode(),
      invited_by_code: body.regInvitationCode || null,
      language,
      created_at: now,
    });
    const addressId = newId();
    const isNew = await insertAddress(tx, {
      id: addressId,
      user_id: user.id,
      address: email,
      main: true,
      validated_at: null,
    });
    if (!isNew) throw new AppError('E.signUp.exists');
    if (byPhone) {
      await sendPhoneCode(context, tx, { addressId, number: email, language }, hashToken(from));
    } else {
      const claimant = { id: user.id, signsUp: true };
      await mailValidation(context, tx, { email, language, claimant }, addressId);
    }
  });
  return user;
}

/** @throws AppError 401 when the account is gone */
export async function serializeAccount(context: Context, userId: string): Promise<Account> {
  const user = await findUser(context.db, userId);
  if (!user) throw new AppError('E.auth.required');
  const addresses = await findAddresses(context.db, userId);
  // An unproved number that is not the main address only claims the account: it opens nothing.
  const number = addresses.find(({ address, main, validated_at }) => isPhone(address) && (main || validated_at));
  const phone = user.phone ?? number?.address ?? null;
  const membership = await currentMembership(context.db, user, context.clock.now());
  return {
    id: user.id,
    code: user.code,
    firstName: user.first_name,
    lastName: user.last_name,
    emails: addresses
      .filter(({ address }) => !isPhone(address))
      .map(({ address, main, validated_at }) => ({ email: address, main, validated: validated_at !== null })),
    gender: user.gender,
    yearOfBirth: user.year_of_birth,
    forehand: user.forehand,
    backhand: user.backhand,
    location: user.location,
    tennisTalks: user.tennis_talks as Account['tennisTalks'],
    listed: user.listed,
    profileImageUrl: user.profile_image_id && PICTURES + user.profile_image_id,
    profileImageId: user.profile_image_id,
    phone,
    phoneValidated: number && number.address === phone ? number.validated_at !== null : null,
    membershipLevel: membership.level,
    membershipPaymentPeriod: membership.months,
    type: user.type,
    invitationCode: user.invitation_code ?? '',
    hasPassword: user.password_hash !== null,
    factorHint: await isInvitedToFactor(context.db, user),
    hasPreferences: (await findPreferences(context, user.id)) !== undefined,
    pushHint: await isInvitedToPush(context.db, user),
    operator: await isOperator(context, user.id),
  };
}
