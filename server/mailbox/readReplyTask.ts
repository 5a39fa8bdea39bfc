import { type ReadReply, readReply } from './calendarReply.ts';
import type { MailPart } from './mailParts.ts';

/** Reads a calendar that a stranger may have written, in a thread of its own (R-off-thread). */
export default ({ part, from }: { part: MailPart; from: string }): ReadReply => readReply(part, from);
