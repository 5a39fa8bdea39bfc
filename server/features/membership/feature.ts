import type { Feature } from '../../feature.ts';
import { membershipRoutes } from './routes.ts';
import { sweepMemberships } from './sweep.ts';

/** What was bought and paid stays when an account is erased (R-erase). */
export const membershipFeature: Feature = {
  routes: membershipRoutes,
  sweeps: [sweepMemberships],

  async export({ db }, userId) {
    const purchases = await db.selectFrom('membership_purchases').selectAll().where('user_id', '=', userId).execute();
    const payments = await db
      .selectFrom('payments')
      .innerJoin('upgrade_requests', 'upgrade_requests.id', 'request_id')
      .select(['payments.kind', 'payments.amount', 'payments.currency', 'payments.created_at'])
      .where('user_id', '=', userId)
      .execute();
    return {
      memberships: purchases.map(({ level, months, bought_at, ended_at }) => ({
        level,
        months,
        boughtAt: bought_at.toISOString(),
        endedAt: ended_at?.toISOString() ?? null,
      })),
      payments: payments.map(({ created_at, ...payment }) => ({ ...payment, createdAt: created_at.toISOString() })),
    };
  },
};
