import { sql } from 'kysely';
import type { Account } from '../../../shared/contract/schemas/operator.ts';
import { foldName } from '../../../shared/domain/people/typedName.ts';
import type { Queryable } from '../../db/database.ts';
import { normalizeAddress } from '../people/repository.ts';

/** How many accounts an operator is shown at once: a search with more results is not for a particular person. */
const MAX_FOUND = 20;

/** @returns the account of an address, proved or not, and the id of that address */
export async function accountOfAddress(
  db: Queryable,
  address: string,
): Promise<{ id: string; addressId: string } | undefined> {
  return db
    .selectFrom('user_addresses')
    .innerJoin('users', 'users.id', 'user_addresses.user_id')
    .select(['users.id', 'user_addresses.id as addressId'])
    .where('user_addresses.address', '=', normalizeAddress(address))
    .where('users.deleted_at', 'is', null)
    .orderBy('validated_at', (order) => order.asc().nullsLast())
    .executeTakeFirst();
}

/** @returns an address of an account that a link can be sent to: a proved one, the main one first */
export async function addressOfAccount(
  db: Queryable,
  id: string,
): Promise<{ id: string; addressId: string } | undefined> {
  return db
    .selectFrom('user_addresses')
    .innerJoin('users', 'users.id', 'user_addresses.user_id')
    .select(['users.id', 'user_addresses.id as addressId'])
    .where('users.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .orderBy(sql`validated_at is null`)
    .orderBy('main', 'desc')
    .executeTakeFirst();
}

/** The code of a player, or the address of their page. */
const codeIn = (text: string): string =>
  text
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .at(-1) ?? '';

/** Whose first and last name make up the text in either order, on any keyboard (R-search-letters). */
const byName = (text: string) => {
  const words = foldName(text).split(' ');
  const pairs = [...words, ''].flatMap((_, at) => {
    const [one, other] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    return [`${one}\n${other}`, `${other}\n${one}`];
  });
  return sql<boolean>`folded(first_name || chr(10) || last_name) = any(${pairs})`;
};

/** @returns accounts with exactly this address, code or name, newest first (R-operator-accounts) */
export async function findAccounts(db: Queryable, text: string): Promise<Account[]> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'code', 'first_name', 'last_name', 'created_at', 'disabled_at'])
    .select((select) => [
      select
        .exists((of) => of.selectFrom('passkeys').select('id').whereRef('user_id', '=', 'users.id'))
        .as('has_passkey'),
      select
        .exists((of) =>
          of
            .selectFrom('second_factors')
            .select('user_id')
            .whereRef('user_id', '=', 'users.id')
            .where('confirmed_at', 'is not', null),
        )
        .as('has_step'),
    ])
    .where('type', '=', 'NORMAL')
    .where('deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where('id', 'in', (of) =>
          of.selectFrom('user_addresses').select('user_id').where('address', '=', normalizeAddress(text)),
        ),
        where('code', '=', codeIn(text).toLowerCase()),
        byName(text),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(MAX_FOUND)
    .execute();
  const ids = users.map(({ id }) => id);
  const addresses =
    ids.length === 0
      ? []
      : await db.selectFrom('user_addresses').selectAll().where('user_id', 'in', ids).orderBy('main', 'desc').execute();
  return users.map((user) => ({
    id: user.id,
    code: user.code,
    firstName: user.first_name,
    lastName: user.last_name,
    addresses: addresses
      .filter(({ user_id }) => user_id === user.id)
      .map(({ address, main, validated_at }) => ({ address, main, validated: validated_at !== null })),
    createdAt: user.created_at.toISOString(),
    closedAt: user.disabled_at?.toISOString() ?? null,
    factor: Boolean(user.has_step) || Boolean(user.has_passkey),
  }));
}
