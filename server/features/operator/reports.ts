import type { Report } from '../../../shared/contract/schemas/operator.ts';
import type { ReportOutcome } from '../../../shared/domain/operator.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { leaveGames } from '../game/ownGames.ts';
import { closeWithin } from './accounts.ts';
import type { Acting } from './acting.ts';
import { audit } from './auditLog.ts';
import { findPeople, type OperatorList, readPage } from './readPage.ts';

const PAGE = 30;

/** @returns a page of the reports about players that are open, or settled, newest first (R-operator-reports) */
export async function findReports(
  db: Queryable,
  { type, after }: { type: 'OPEN' | 'SETTLED'; after?: string | undefined },
): Promise<OperatorList<Report>> {
  const { rows, next } = await readPage(PAGE, after, (below, limit) =>
    db
      .selectFrom('player_reports')
      .innerJoin('users', 'users.id', 'reported_id')
      .selectAll('player_reports')
      .select('users.disabled_at')
      .where('state', type === 'OPEN' ? '=' : '<>', 'OPEN')
      .where('ord', '<', below)
      .orderBy('ord', 'desc')
      .limit(limit)
      .execute(),
  );
  const people = await findPeople(
    db,
    rows.flatMap(({ reported_id, reporter_id }) => [reported_id, reporter_id]),
  );
  return {
    rows: rows.flatMap((row) => {
      const reported = people(row.reported_id);
      return reported
        ? {
            id: row.id,
            reason: row.reason,
            comment: row.comment,
            createdAt: row.created_at.toISOString(),
            reported: { ...reported, closed: row.disabled_at !== null },
            reporter: people(row.reporter_id),
            state: row.state,
            settledAt: row.settled_at?.toISOString() ?? null,
          }
        : [];
    }),
    next,
  };
}

/** @throws AppError 404 for a report that does not exist */
async function reportedBy(db: Queryable, reportId: string): Promise<string> {
  const report = await db
    .selectFrom('player_reports')
    .select('reported_id')
    .where('id', '=', reportId)
    .executeTakeFirst();
  if (!report) throw new AppError('E.notFound');
  return report.reported_id;
}

/**
 * Dismisses a report, or closes the account, which settles all open reports about it (R-operator-reports). If two operators
 * do it at once, one of them succeeds.
 * @throws AppError 404 for a report that does not exist, 409 for one that is settled, 403 for closing one's own account
 */
export async function settleReport(
  context: Context,
  acting: Acting,
  { reportId, outcome }: { reportId: string; outcome: ReportOutcome },
): Promise<void> {
  const reportedId = await reportedBy(context.db, reportId);
  if (outcome === 'CLOSED' && reportedId === acting.operatorId) throw new AppError('E.not.allowed');
  const isClosed = await acting.run(reportedId, async (tx) => {
    const settled = await tx
      .updateTable('player_reports')
      .set({ state: outcome, settled_at: context.clock.now(), settled_by: acting.operatorId })
      .where('state', '=', 'OPEN')
      .where((where) => (outcome === 'CLOSED' ? where('reported_id', '=', reportedId) : where('id', '=', reportId)))
      .returning('id')
      .execute();
    if (!settled.some(({ id }) => id === reportId)) throw new AppError('E.operator.done');
    const action = outcome === 'CLOSED' ? 'REPORT_CLOSED' : 'REPORT_DISMISSED';
    for (const { id } of settled) await audit(context, tx, acting, { action, accountId: reportedId, subject: id });
    return outcome === 'CLOSED' && (await closeWithin(context, tx, acting, reportedId));
  });
  if (isClosed) context.security('account.closed', { accountId: reportedId });
  if (outcome === 'CLOSED') await leaveGames(context, reportedId);
}

/** Reopens a settled report. The account stays as it is. @throws AppError 404 for none, 409 for one that is open */
export async function reopenReport(context: Context, acting: Acting, reportId: string): Promise<void> {
  const reportedId = await reportedBy(context.db, reportId);
  await acting.run(null, async (tx) => {
    const reopened = await tx
      .updateTable('player_reports')
      .set({ state: 'OPEN', settled_at: null, settled_by: null })
      .where('id', '=', reportId)
      .where('state', '<>', 'OPEN')
      .executeTakeFirst();
    if (reopened.numUpdatedRows === 0n) throw new AppError('E.operator.done');
    await audit(context, tx, acting, { action: 'REPORT_REOPENED', accountId: reportedId, subject: reportId });
  });
}
