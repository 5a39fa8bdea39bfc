import type { Generated } from 'kysely';
import type { AuditAction, ReportState } from '../../../shared/domain/operator.ts';
import type { ReportReason } from '../../../shared/domain/values.ts';

interface PlayerReportTable {
  id: string;
  ord: Generated<number>;
  reported_id: string;
  /** Null once they have left. */
  reporter_id: string | null;
  reason: ReportReason;
  comment: string;
  created_at: Date;
  state: ReportState;
  settled_at: Date | null;
  /** Null for one that is open, and by the command line. */
  settled_by: string | null;
}

interface AuditTable {
  ord: Generated<number>;
  at: Date;
  /** Null is the command line. */
  operator_id: string | null;
  action: AuditAction;
  account_id: string | null;
  subject: string | null;
}

/** What operators deal with, and what they have done. */
export interface OperatorTables {
  player_reports: PlayerReportTable;
  audit_log: AuditTable;
}
