import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { saveMe } from '../../../shared/contract/profile.ts';
import { AppError, refuseFields } from '../../appError.ts';
import type { AddressRow } from '../../db/tables.ts';
import { isPhone, normalizeAddress } from '../people/repository.ts';

type Wanted = NonNullable<BodyOf<typeof saveMe>['emails']>;

/** The changes that turn one list of addresses into another. */
export interface AddressChanges {
  /** Normalized, each of them new to the account. */
  added: string[];
  removed: AddressRow[];
  /** The address that becomes the main one; null when the main one stays. */
  main: AddressRow | null;
}

/**
 * Compares the addresses of an account with the wanted list (R-address-list, R-main-address). The phone of an account is not
 * part of the list: it stays, named or not, and is only removed together with another address (R-phone-account).
 * @param present the current addresses of the account
 * @throws AppError 400 for an address that is named twice, two main ones, a new phone or no address at all, 422 when the main
 * one would be removed, or an address that is not proved would become the main one
 */
export function addressChanges(present: readonly AddressRow[], wanted: Wanted): AddressChanges {
  const list = wanted.map(({ email, main }) => ({ address: normalizeAddress(email), main }));
  for (const [index, { address }] of list.entries()) {
    const field = `emails[${index}].email`;
    if (list.findIndex((other) => other.address === address) < index) refuseFields({ [field]: 'field.twice' });
    const isNew = !present.some((own) => own.address === address);
    // A phone is proved by a code, which is asked for at sign-up only.
    if (isNew && isPhone(address)) refuseFields({ [field]: 'field.email' });
  }
  if (list.length === 0 && !present.some(({ address }) => isPhone(address))) refuseFields({ emails: 'field.tooFew' });
  const mains = list.filter(({ main }) => main);
  if (mains.length > 1) refuseFields({ emails: 'field.oneMain' });
  const removed = present.filter(
    (own) => !isPhone(own.address) && !list.some(({ address }) => address === own.address),
  );
  if (removed.some(({ main }) => main)) throw new AppError('E.email.main');
  const [wish] = mains;
  const main = wish ? (present.find(({ address }) => address === wish.address) ?? null) : null;
  if (wish && !main?.main && !main?.validated_at) throw new AppError('E.email.unproved');
  return {
    added: list.map(({ address }) => address).filter((address) => !present.some((own) => own.address === address)),
    removed,
    main: main?.main ? null : main,
  };
}

/**
 * @param saved the phone in the profile so far
 * @param phone the new phone in the profile; undefined where it stays
 * @returns the number that no longer opens the account, because another one replaces it (R-phone-account)
 * @throws AppError 422 while it is the main one: nothing else is sure to reach the person
 */
export function droppedPhone(
  present: readonly AddressRow[],
  saved: string | null,
  phone: string | null | undefined,
): AddressRow | null {
  const own = present.find(({ address }) => isPhone(address));
  if (!own || phone === undefined || phone === saved || phone === own.address) return null;
  if (own.main) throw new AppError('E.phone.main');
  return own;
}
