import type { Counters } from './counters.ts';
import type { NoteMail } from './mail/delivery.ts';
import { scopeFacts } from './trace/scope.ts';

/** Counts what comes of mails, and writes it down by their ids, which are in their Message-IDs: nobody's address (R-request-id). */
export function noteMails(
  { mails }: Pick<Counters, 'mails'>,
  log: Record<'info' | 'warn', (fields: object, line: string) => void>,
): NoteMail {
  return (mailId, outcome, isGivenUp) => {
    const facts = { mailId, ...scopeFacts() };
    const said = outcome === 'failed' ? (isGivenUp ? 'givenUp' : 'again') : outcome === 'sent' ? 'sent' : 'refused';
    mails.inc({ outcome: said });
    if (said === 'sent') log.info(facts, 'mail sent');
    else if (typeof outcome === 'object') log.warn({ ...facts, problem: outcome.refused }, 'mail refused');
    else log.warn(facts, said === 'again' ? 'mail not sent, tried again' : 'mail given up');
  };
}

/** Counts the text messages that are left out because the deployment's are used up: an operator sets an alert on it (R-mail-budget). */
export function noteTextsUsedUp(
  { mails }: Pick<Counters, 'mails'>,
  log: Record<'warn', (fields: object, line: string) => void>,
): () => void {
  return () => {
    mails.inc({ outcome: 'overCap' });
    log.warn({}, 'text message left out: SMS_DAILY_MAX is reached');
  };
}
