import { deliveryProblemOf } from '../../shared/domain/match/deliveryProblem.ts';
import type { Context } from '../context.ts';
import { inviteesOfReturn } from '../mail/bounceTokens.ts';
import { recordDelivery, showDelivery } from '../mail/delivery.ts';
import { failureOf } from './deliveryReport.ts';
import type { InboundMail } from './inboundMail.ts';
import type { MailFacts } from './readMailbox.ts';

/**
 * An invitation that came back is not delivered, and the organiser reads why (R-bounces). By the address it came back to
 * alone: what the report says of receivers anybody may write.
 * @returns what became of a mail to such an address; null for another
 */
export async function receiveBounce({ db }: Pick<Context, 'db'>, mail: InboundMail): Promise<MailFacts | null> {
  const inviteeIds = await inviteesOfReturn(db, mail.tokens);
  if (inviteeIds.length === 0) return null;
  const failure = failureOf(mail);
  if (failure === null) return { bounce: 'none', inviteeIds };
  const problem = deliveryProblemOf(failure);
  await recordDelivery(db, inviteeIds, { status: 'UNDELIVERABLE', delivery_problem: problem });
  await showDelivery(db, inviteeIds);
  return { bounce: problem, inviteeIds };
}
