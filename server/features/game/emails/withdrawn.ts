import { type EventOf, eventOf } from '../events.ts';
import { confirmedOf, freeSpotsOf, type GameState, slotOf } from '../gameState.ts';
import { emailInvitees, emailOwner, inviteesOf, type Message, type Occasion } from './changeEmail.ts';
import { REOPENED } from './reopened.ts';

const WITHDRAWN = { subject: 'mail.withdrawn.subject', intro: 'mail.withdrawn.intro' } satisfies Message;

/** What the organiser can do about a spot that is free, or what is done by itself (R-substitute-begin). */
function lookingFor(state: GameState): Partial<Message> {
  if (freeSpotsOf(state) === 0) return {};
  return state.game.finds_substitutes ? { intro: 'mail.withdrawn.search' } : { action: 'mail.search.action' };
}

/** To the one who left: what was in their calendar is taken out. */
const LEFT = { subject: 'mail.left.subject', intro: 'mail.left.intro', calendar: 'CANCEL' } satisfies Message;

/**
 * A player left: it leaves their calendar, and the organiser and who stays are told, unless the match is agreed anew and
 * they hear of that.
 */
export async function emailWithdrawn(occasion: Occasion, { inviteeId }: EventOf<'Withdrawn'>): Promise<void> {
  const { events, state } = occasion;
  const [leaver] = inviteesOf(occasion, [inviteeId]);
  if (!leaver) return;
  const reopened = eventOf(events, 'Reopened');
  const slot = reopened?.slot ?? slotOf(state);
  if (slot) await emailInvitees(occasion, [leaver], { ...LEFT, slot });
  if (eventOf(events, 'Agreed')) return;
  const message: Message = reopened ? { ...REOPENED, slot: reopened.slot } : WITHDRAWN;
  const promoted = eventOf(events, 'Promoted')?.inviteeIds ?? [];
  const staying = confirmedOf(state).filter(({ id }) => !promoted.includes(id));
  const named = { ...message, by: leaver };
  await emailOwner(occasion, { ...named, ...lookingFor(state) });
  await emailInvitees(occasion, staying, named);
}
