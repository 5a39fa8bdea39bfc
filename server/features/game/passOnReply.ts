import type { Context } from '../../context.ts';
import type { InboundMail } from '../../mailbox/inboundMail.ts';
import type { MailPart } from '../../mailbox/mailParts.ts';
import { readWritten } from '../../mailbox/readMailbox.ts';
import { areApart } from '../people/blocks.ts';
import { asInvitee, withLockedGame } from './commands/commandContext.ts';
import type { Invitee } from './gameState.ts';
import { publish } from './publish.ts';
import { changeInvitee } from './store/changes.ts';

/** The outcome of a reply in words; `again`: it has come before; `apart`: one of the two has blocked the other. */
export type PassedOn = 'words' | 'again' | 'apart';

/**
 * @param part of the mail that answers, or `none`
 * @returns what the author of a mail has written themselves, and not what a calendar says of its answer in words; empty where
 * that is nothing
 */
export async function wordsIn(
  context: Context,
  mail: InboundMail,
  part: MailPart | 'unclear' | 'none',
): Promise<string> {
  if (mail.text.trim() === '' || (mail.isTextOfProgram && part !== 'none')) return '';
  const words = await readWritten(context, mail);
  return part !== 'none' && words === mail.header('subject').trim() ? '' : words;
}

/**
 * What an invitee replies to a mail of ours becomes their note, which the organiser sees beside their name and is mailed
 * (R-mail-replies). It is no answer: what it says about coming, only people understand.
 * @param invitee who has certainly written it
 */
export async function passOnReply(
  context: Context,
  words: string,
  { user_id: userId, game_id: gameId }: Pick<Invitee, 'user_id' | 'game_id'>,
): Promise<PassedOn> {
  return withLockedGame(context, { kind: 'user', userId }, gameId, async (locked): Promise<PassedOn> => {
    const { tx, state, now } = locked;
    const { invitee } = asInvitee(locked).access;
    if (invitee.note === words) return 'again';
    if (await areApart(tx, userId, state.owner.id)) return 'apart';
    const { mailbox_seen_at: seenAt, mailbox_answered_at: answeredAt } = invitee;
    const proof = { mailbox_seen_at: seenAt ?? now, mailbox_answered_at: answeredAt ?? now };
    await changeInvitee(tx, invitee, { note: words, ...proof });
    const events = [{ type: 'Replied', inviteeId: invitee.id, words } as const];
    await publish(locked, { command: 'REPLY', from: state.game.status, events });
    return 'words';
  });
}
