import { addMinutes } from 'date-fns/addMinutes';
import { candidateStarts } from '../../../../shared/domain/calendar/calendar.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { MailAttachment } from '../../../db/tables/mail.ts';
import type { GameState, Invitee, Slot } from '../gameState.ts';
import { replyAddressOf } from '../store/replyTokens.ts';
import { calendarPart } from './calendarPart.ts';

/** @returns the time of a match that offers one and one venue; null when there is something to choose */
function onlySlotOf({ game, windows, venues }: GameState, now: Date): Slot | null {
  const { duration } = game.preference;
  const [start, another] = candidateStarts(windows, duration, game.timezone, now.toISOString());
  if (start === undefined || another !== undefined || venues.length !== 1) return null;
  const from = new Date(start);
  return { from, to: addMinutes(from, duration) };
}

/**
 * @returns what asks for the answer in the receiver's calendar, where that is a yes or a no and somebody reads it
 * (R-calendar-answers); empty otherwise
 */
export async function invitationParts(
  context: Context,
  tx: Tx,
  state: GameState,
  { invitee, url }: { invitee: Invitee; url: string },
): Promise<MailAttachment[]> {
  const slot = onlySlotOf(state, context.clock.now());
  if (!slot || !invitee.mailTo || !context.config.inbound) return [];
  const replyTo = await replyAddressOf(context.config, tx, invitee.id, slot);
  const { mailTo: email, language } = invitee;
  return [
    calendarPart(context, state, {
      email,
      language,
      method: 'REQUEST',
      url,
      slot,
      replyTo,
      isOwner: false,
      isAsked: true,
    }),
  ];
}
