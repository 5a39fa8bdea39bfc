import type { Generated } from 'kysely';
import type { PaidLevel } from '../../../shared/domain/membership.ts';

interface UpgradeRequestTable {
  id: string;
  user_id: string;
  level: PaidLevel;
  months: number;
  /** ISO 4217, or IPB for balls. */
  currency: string;
  /** Minor units, or balls. */
  amount: number;
  state: 'OPEN' | 'DONE' | 'CLOSED';
  session_id: string | null;
  payment_intent: string | null;
  code_hash: string | null;
  code_tries: Generated<number>;
  code_expires_at: Date | null;
  created_at: Date;
}

/** Plans, what was paid for them, and balls. */
export interface MoneyTables {
  upgrade_requests: UpgradeRequestTable;
  payments: {
    id: string;
    request_id: string;
    kind: 'PAID' | 'REFUNDED' | 'DISPUTED' | 'DISPUTE_WON';
    object_id: string;
    amount: number;
    currency: string;
    created_at: Date;
  };
  payment_events: { id: string; type: string; outcome: string; received_at: Date };
  membership_purchases: {
    id: string;
    user_id: string;
    request_id: string | null;
    level: PaidLevel;
    months: number | null;
    bought_at: Date;
    ended_at: Date | null;
  };
  membership_notices: { user_id: string; ends_at: Date };
  ball_entries: {
    id: string;
    user_id: string;
    amount: number;
    reason: 'FRIEND' | 'PLAN';
    cause: string;
    created_at: Date;
  };
}
