import { deliveryProblemOf } from '../../shared/domain/match/deliveryProblem.ts';
import type { Context } from '../context.ts';
import { inviteesOfReturn } from '../mail/bounceTokens.ts';
import { recordDelivery, showDelivery } from '../mail/delivery.ts';
import { failureOf } from './deliveryReport.ts';
import type { InboundMail } from './inboundMail.ts';

/**
 * An invitation that came back is not delivered, and the organiser reads why (R-bounces). By the address it came back to
 * alone: what the report says of receivers anybody may write.
 * @returns whether it was one
 */
export async function receiveBounce({ db }: Pick<Context, 'db'>, mail: InboundMail): Promise<boolean> {
  const inviteeIds = await inviteesOfReturn(db, mail.tokens);
  if (inviteeIds.length === 0) return false;
  const status = failureOf(mail);
  if (status === null) return true;
  await recordDelivery(db, inviteeIds, { status: 'UNDELIVERABLE', delivery_problem: deliveryProblemOf(status) });
  await showDelivery(db, inviteeIds);
  return true;
}
