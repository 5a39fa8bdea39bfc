import type { AuditEntry } from '../../../shared/contract/schemas/operator.ts';
import type { AuditAction } from '../../../shared/domain/operator.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import type { Acting } from './acting.ts';
import { findPeople, type OperatorList, readPage } from './readPage.ts';

const PAGE = 50;

/**
 * What was done, to which person, and to which report, mail or match: only ids, as rows outlive the people (R-operator-audit).
 */
interface Done {
  action: AuditAction;
  accountId?: string | null;
  subject?: string;
}

/** Adds to the audit log, in the transaction of the logged action (R-operator-audit). */
export async function audit(
  { clock }: Pick<Context, 'clock'>,
  tx: Queryable,
  { operatorId }: Pick<Acting, 'operatorId'>,
  { action, accountId = null, subject }: Done,
): Promise<void> {
  const row = { at: clock.now(), operator_id: operatorId, action, account_id: accountId, subject: subject ?? null };
  await tx.insertInto('audit_log').values(row).execute();
}

/** @returns a page of the audit log, newest first, of one action or of all */
export async function readAudit(
  db: Queryable,
  { kind, after }: { kind?: AuditAction | undefined; after?: string | undefined },
): Promise<OperatorList<AuditEntry>> {
  const { rows, next } = await readPage(PAGE, after, (below, limit) =>
    db
      .selectFrom('audit_log')
      .selectAll()
      .$if(kind !== undefined, (query) => query.where('action', '=', kind as AuditAction))
      .where('ord', '<', below)
      .orderBy('ord', 'desc')
      .limit(limit)
      .execute(),
  );
  const people = await findPeople(
    db,
    rows.flatMap(({ operator_id, account_id }) => [operator_id, account_id]),
  );
  return {
    rows: rows.map(({ ord, at, action, operator_id, account_id, subject }) => ({
      id: String(ord),
      at: at.toISOString(),
      action,
      operator: people(operator_id),
      account: people(account_id),
      subject,
    })),
    next,
  };
}
