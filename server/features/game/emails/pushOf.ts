import { addDays } from 'date-fns/addDays';
import type { PushKind } from '../../../../shared/domain/push/pushKinds.ts';
import { gamePath } from '../../../../shared/routes/paths.ts';
import type { Email } from '../../../mail/email.ts';
import type { Push } from '../../../push/pusher.ts';
import { type GameState, type Slot, slotOf } from '../gameState.ts';

interface About {
  userId: string;
  kind: PushKind;
  /** Left out, the agreed one. */
  slot?: Slot | null | undefined;
}

/** What is said of something that is over is news for so many days. */
const NEWS_DAYS = 1;

/** @returns until when a notice is of use: the end of the match, or of answering; of what is over, a day */
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
