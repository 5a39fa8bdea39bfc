/** Why an invitation did not arrive, as the organiser reads it (R-bounces). */
export const DELIVERY_PROBLEMS = ['NO_ADDRESS', 'FULL', 'REFUSED', 'OTHER'] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

/** A mailbox that nobody has, or nobody any more. */
const NO_ADDRESS = /^5\.(1\.(0|1|2|3|6|10)|2\.1)$/;

/**
 * @param status of a failure for good, `5.x.x` as mail servers say it (RFC 3463); null where they said none
 */
export function deliveryProblemOf(status: string | null): DeliveryProblem {
  if (status === null) return 'OTHER';
  if (NO_ADDRESS.test(status)) return 'NO_ADDRESS';
  if (status === '5.2.2') return 'FULL';
  return status.startsWith('5.7.') ? 'REFUSED' : 'OTHER';
}
