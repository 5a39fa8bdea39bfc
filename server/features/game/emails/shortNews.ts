import { addDays } from 'date-fns/addDays';
import { BRAND } from '../../../../shared/brand.ts';
import type { Formats } from '../../../../shared/domain/formats.ts';
import type { PushKind } from '../../../../shared/domain/push.ts';
import { gamePath } from '../../../../shared/routes/paths.ts';
import type { Context } from '../../../context.ts';
import type { Email } from '../../../mail/email.ts';
import { shortSlotText } from '../../../mail/slotText.ts';
import { newsText, type TextMessage } from '../../../mail/texter.ts';
import { spaced } from '../../../mail/unlinked.ts';
import type { Push } from '../../../push/pusher.ts';
import { type GameState, type Slot, slotOf } from '../gameState.ts';

interface About {
  userId: string;
  kind: PushKind;
  /** Left out, the agreed one. */
  slot?: Slot | null | undefined;
}

/** How many days a notice about something that is over is news. */
const NEWS_DAYS = 1;

/** @returns until when a notice is useful: the end of the match or of the time to answer; a day where that is over */
function endOf({ game }: GameState, slot: Slot | null, kind: PushKind, now: Date): Date {
  const news = addDays(now, NEWS_DAYS);
  if (kind === 'score' || kind === 'message') return news;
  const end = slot?.to ?? game.expires_at;
  return end > now ? end : news;
}

/** @returns a notice that says what an email's subject says, and leads to the match (R-push) */
export function pushOf(
  state: GameState,
  { language, subject, action }: Pick<Email, 'language' | 'subject' | 'action'>,
  { userId, kind, slot = slotOf(state) }: About,
  now: Date,
): Push {
  return {
    userId,
    kind,
    gameId: state.game.id,
    tag: `${state.game.id}:${kind}`,
    language,
    title: subject,
    body: action?.label ?? '',
    path: gamePath(state.game.id),
    endsAt: endOf(state, slot, kind, now),
    startsAt: slot?.from ?? null,
  };
}

/**
 * An email's subject, which phones make no link of, and the time of the match in one text message. Its link asks for a log-in, because phone numbers change
 * owners (R-text-news).
 * @param to null for a person who is not reached by text message
 */
export function textOf(
  { config }: Context,
  state: GameState,
  { to, subject, formats }: { to: string | null; subject: string; formats: Formats },
): TextMessage | null {
  if (to === null) return null;
  const { id, timezone } = state.game;
  const slot = slotOf(state);
  const when = slot ? shortSlotText(formats, slot.from, slot.to, timezone) : '';
  const url = `${config.publicUrl}${gamePath(id)}`;
  return { to, text: newsText({ product: BRAND.name, said: spaced(subject), when, url }), gameId: id };
}
