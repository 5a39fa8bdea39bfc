import type { ResponseOf } from '../../../shared/contract/endpoint.ts';
import type { getPlans } from '../../../shared/contract/member.ts';
import type { PlanAnswer } from '../../../shared/contract/schemas/member.ts';
import { type PaidLevel, PLANS, type Plan } from '../../../shared/domain/membership/membership.ts';

/** @param currency of this deployment, ISO 4217 */
export function serializePlans(currency: string): ResponseOf<typeof getPlans> {
  const of = (wanted: PaidLevel): PlanAnswer[] =>
    PLANS.filter(({ level }) => level === wanted).map(({ id, level, period, amount, balls }) => ({
      id,
      membershipLevel: level,
      period,
      currency,
      amount,
      balls,
    }));
  return { LOVEIT: of('LOVEIT'), LIVEIT: of('LIVEIT'), OWNIT: of('OWNIT') };
}

/** @throws Error for an id that the contract does not let in */
export function planOf(planId: string): Plan {
  const plan = PLANS.find(({ id }) => id === planId);
  if (!plan) throw new Error(`no plan ${planId}`);
  return plan;
}
