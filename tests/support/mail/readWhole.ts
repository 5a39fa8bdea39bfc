import { type InboundMail, readMail } from '../../../server/mailbox/inboundMail.ts';
import takeApart from '../../../server/mailbox/takeApartTask.ts';

/** A mail as the reader of the mailbox has it, taken apart in the thread of the test; null where it is passed by. */
export async function readWhole(pattern: string, raw: string, receivedAt = new Date(0)): Promise<InboundMail | null> {
  const mail = await readMail({ pattern, takeApart }, Buffer.from(raw), receivedAt);
  return 'passedBy' in mail ? null : mail;
}

/** As readWhole(), for a mail to one of the addresses for replies. */
export async function readReplied(raw: string): Promise<InboundMail> {
  const mail = await readWhole('play+*@club.example', raw);
  if (!mail) throw new Error('no mail of ours');
  return mail;
}
