import { firstCharacters } from '../../../shared/domain/characters.ts';
import { MAX_NAME_LENGTH } from '../../../shared/domain/limits.ts';
import { importedName } from '../../../shared/domain/names.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../shared/locales/languages.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { Vouched } from '../../db/tables/logIn.ts';
import type { AddressRow } from '../../db/tables.ts';
import { newCode, newId, newInvitationCode } from '../../ids.ts';
import { dropUnknownOwner, markAddressProved } from '../account/prove.ts';
import { mailValidation } from '../account/validation.ts';
import { insertAddress, insertUser, isHeld, lockUser, normalizeAddress } from '../people/repository.ts';

/** Two first log-ins of one person at the same moment: the second one finds what the first has created. */
class CameSecond extends Error {}

/**
 * @param language of the page the person comes from, for a new account
 * @returns the account of a person whom a provider vouches for; the first time it is joined or created (R-social-join)
 * @throws AppError 409 when the address belongs to an account that the provider's word does not open
 */
export async function accountOf(context: Context, person: Vouched, language: Language | null): Promise<string> {
  const known = await findIdentity(context.db, person);
  if (known) return known;
  const join = () => context.db.transaction().execute((tx) => joinOrCreate(context, tx, person, language));
  try {
    return await join();
  } catch (error) {
    if (!(error instanceof CameSecond)) throw error;
    return (await findIdentity(context.db, person)) ?? join();
  }
}

async function findIdentity(db: Queryable, { provider, subject }: Vouched): Promise<string | null> {
  const found = await db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select('users.id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  return found?.id ?? null;
}

async function joinOrCreate(context: Context, tx: Tx, person: Vouched, language: Language | null): Promise<string> {
  const email = person.email === null ? null : normalizeAddress(person.email);
  const address = email === null ? undefined : await findAddress(tx, email);
  const userId = address
    ? await joinByAddress(context, tx, person, address)
    : await createAccount(context, tx, person, email, language ?? DEFAULT_LANGUAGE);
  const { provider, subject } = person;
  const added = await tx
    .insertInto('identities')
    .values({ provider, subject, user_id: userId, created_at: context.clock.now() })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 1n) throw new CameSecond();
  return userId;
}

/** Locks the account: a proof that comes by mail at the same moment counts before or after, never in between. */
async function findAddress(tx: Tx, email: string): Promise<AddressRow | undefined> {
  const held = tx.selectFrom('user_addresses').selectAll().where('address', '=', email).where(isHeld);
  const found = await held.executeTakeFirst();
  if (!found) return undefined;
  await lockUser(tx, found.user_id);
  return held.executeTakeFirst();
}

/**
 * Only a provider that has proved the mailbox opens an account, and everything that an unknown person did with an address that
 * was never proved ends with the proof.
 */
async function joinByAddress(context: Context, tx: Tx, person: Vouched, address: AddressRow): Promise<string> {
  if (!person.emailVerified) throw new AppError('E.signUp.exists');
  if (!address.validated_at) {
    await dropUnknownOwner(tx, address);
    await markAddressProved(context, tx, address);
  }
  return address.user_id;
}

/** @returns a name from the part before the @, reduced to its letters where it looks like something to click on */
const nameIn = (local: string): string => importedName(local) || importedName(local.replace(/[^\p{L}\p{M}]+/gu, ' '));

/** The provider tells neither gender nor year of birth: they stay unknown until the person says so. */
async function createAccount(
  context: Context,
  tx: Tx,
  person: Vouched,
  email: string | null,
  language: Language,
): Promise<string> {
  const now = context.clock.now();
  const id = newId();
  // A name from elsewhere may not be allowed here (R-name-signs): the person enters it in the profile.
  const firstName = importedName(person.firstName) || nameIn(email?.split('@')[0] ?? '');
  await insertUser(tx, {
    id,
    code: newCode(),
    type: 'NORMAL',
    first_name: firstCharacters(firstName, MAX_NAME_LENGTH),
    last_name: firstCharacters(importedName(person.lastName), MAX_NAME_LENGTH),
    invitation_code: newInvitationCode(),
    language,
    created_at: now,
  });
  if (email === null) return id;
  const address = { id: newId(), user_id: id, address: email, main: true, validated_at: null };
  // Somebody else is signing up with it at this moment: the second try finds that account.
  if (!(await insertAddress(tx, address))) throw new CameSecond();
  if (person.emailVerified) await markAddressProved(context, tx, address);
  else await mailValidation(context, tx, { email, language, claimant: { id, signsUp: true } }, address.id);
  return id;
}
