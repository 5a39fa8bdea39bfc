import type pg from 'pg';
import { membershipAt, membershipPeriods } from '../../shared/domain/membership/membershipPeriods.ts';

/**
 * Sums the ledgers of a whole database and compares them with what people have (R-ledger).
 * @returns a line for each sum that does not agree
 */
export async function ledgerFaults(client: pg.Client): Promise<string[]> {
  const faults: string[] = [];
  const { rows: requests } = await client.query(`
    select r.*, p.id as purchase, p.ended_at, p.level as bought_level, p.months as bought_months,
      (select coalesce(sum(amount), 0)::int from payments where request_id = r.id) as money,
      (select coalesce(sum(amount), 0)::int from ball_entries where reason = 'PLAN' and cause = r.id) as balls
    from upgrade_requests r left join membership_purchases p on p.request_id = r.id`);
  for (const row of requests) {
    const isHeld = row.purchase !== null && row.ended_at === null;
    const isPaid = row.currency === 'IPB' ? row.balls === -row.amount : row.money > 0;
    if (isHeld !== isPaid) faults.push(`${row.id}: held ${isHeld}, paid ${isPaid}`);
    if (row.currency === 'IPB' ? row.money !== 0 : row.balls !== 0) faults.push(`${row.id}: paid in both`);
    if (row.money > row.amount || row.balls > 0) faults.push(`${row.id}: paid more than it costs`);
    if (row.purchase && (row.level !== row.bought_level || row.months !== row.bought_months)) {
      faults.push(`${row.id}: not what was asked for`);
    }
  }
  const { rows: users } = await client.query(`
    select u.id, u.membership_level, u.membership_payment_period, u.membership_from, u.membership_until,
      (select coalesce(sum(amount), 0)::int from ball_entries where user_id = u.id) as balls,
      (select coalesce(json_agg(p), '[]') from membership_purchases p where p.user_id = u.id) as purchases
    from users u`);
  for (const { id, balls, purchases, ...stored } of users) {
    const periods = membershipPeriods(
      purchases.map((row: Record<string, string & number>) => ({
        id: row.id,
        level: row.level,
        months: row.months,
        boughtAt: Date.parse(String(row.bought_at)),
        endedAt: row.ended_at === null ? null : Date.parse(String(row.ended_at)),
      })),
    );
    // Somewhere in the stretch of time for which it is stored.
    const at = stored.membership_from?.getTime() ?? (stored.membership_until?.getTime() ?? 0) - 1;
    const { level, months } = membershipAt(periods, at);
    if (level !== stored.membership_level || months !== stored.membership_payment_period) {
      faults.push(`${id}: has ${stored.membership_level}, bought ${level} ${months}`);
    }
    if (balls < 0) faults.push(`${id}: ${balls} balls`);
  }
  return faults;
}
