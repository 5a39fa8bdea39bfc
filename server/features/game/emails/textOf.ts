import { BRAND } from '../../../../shared/brand.ts';
import type { Formats } from '../../../../shared/domain/formats.ts';
import { gamePath } from '../../../../shared/routes/paths.ts';
import type { Context } from '../../../context.ts';
import { newsText } from '../../../mail/newsText.ts';
import { shortSlotText } from '../../../mail/slotText.ts';
import type { TextMessage } from '../../../mail/texter.ts';
import { type GameState, slotOf } from '../gameState.ts';

/**
 * What an email's subject says and when the match is, in one text message. Its link asks for a log-in: numbers change hands
 * (R-text-news).
 * @param to null for who is not reached by one
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
  return { to, text: newsText({ product: BRAND.name, said: subject, when, url }), gameId: id };
}
