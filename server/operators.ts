import type { FastifyRequest } from 'fastify';
import { AppError } from './appError.ts';
import type { Config } from './config.ts';
import type { Queryable } from './db/database.ts';
import { bearerOf, type TokenHolders, type Viewer } from './plugins/auth.ts';

interface Deps {
  config: Pick<Config, 'operators'>;
  db: Queryable;
}

/** @returns whether an account has proved an address of OPERATORS, and is open (R-operator) */
export async function isOperator({ config, db }: Deps, userId: string): Promise<boolean> {
  if (config.operators.length === 0) return false;
  const found = await db
    .selectFrom('user_addresses')
    .innerJoin('users', 'users.id', 'user_addresses.user_id')
    .select('users.id')
    .where('users.id', '=', userId)
    .where('users.disabled_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .where('user_addresses.address', 'in', config.operators)
    .where('user_addresses.validated_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * @returns the operator who calls
 * @throws AppError 404 for everybody else, with a session or without: for them the page does not exist (R-operator)
 */
export async function authenticateOperator(
  deps: Deps & { tokens: TokenHolders },
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Viewer> {
  const token = bearerOf(request);
  const viewer = token === null ? null : await deps.tokens.find(token, null);
  if (viewer?.kind === 'user' && (await isOperator(deps, viewer.userId))) return viewer;
  throw new AppError('E.notFound');
}
