import { subMinutes } from 'date-fns/subMinutes';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { hashToken } from '../../ids.ts';
import { isOperator } from '../../operators.ts';
import { type Asking, holdProof, proveOwner } from '../ownerProof/ownerProof.ts';

/** For how long a proof is valid in its session: reports are handled one after another (R-operator-proof). */
const PROOF_MINUTES = 10;

/** The person who does what only operators may do: an operator on the page, or a person at the machine. */
export interface Acting {
  /** Null means the command line. */
  operatorId: string | null;
  /**
   * Does the work in one transaction, once it is known that they may.
   * @param accountId the account it is done to, locked with the operator
   */
  run<T>(accountId: string | null, work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Anybody who may run a command on the machine may do it. */
export const commandLine = ({ db }: Pick<Context, 'db'>): Acting => ({
  operatorId: null,
  run: (_accountId, work) => db.transaction().execute(work),
});

async function isProved({ clock }: Context, db: Queryable, { userId, token }: Asking): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', userId)
    .where('operator_proved_at', '>', subMinutes(clock.now(), PROOF_MINUTES))
    .executeTakeFirst();
  return session !== undefined;
}

/**
 * An operator with a session, who must prove who they are at most every ten minutes (R-operator-proof).
 * `run` throws AppError as proveOwner() does, and 404 for a person who is no longer an operator.
 */
export function operatorAsking(context: Context, asking: Asking): Acting {
  const { userId, token } = asking;
  return {
    operatorId: userId,
    async run(accountId, work) {
      const proof = (await isProved(context, context.db, asking)) ? null : await proveOwner(context, asking);
      return context.db.transaction().execute(async (tx) => {
        // In one order, because two operators may act on each other.
        const locked = await tx
          .selectFrom('users')
          .selectAll()
          .where('id', 'in', accountId === null ? [userId] : [userId, accountId])
          .where('deleted_at', 'is', null)
          .orderBy('id')
          .forNoKeyUpdate()
          .execute();
        const operator = locked.find(({ id }) => id === userId);
        if (!operator || !(await isOperator({ ...context, db: tx }, userId))) throw new AppError('E.notFound');
        if (proof) {
          await holdProof(tx, operator, proof);
          const proved = { operator_proved_at: context.clock.now() };
          await tx.updateTable('sessions').set(proved).where('token_hash', '=', hashToken(token)).execute();
        }
        return work(tx);
      });
    },
  };
}
