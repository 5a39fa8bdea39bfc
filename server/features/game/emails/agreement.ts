import { type EventOf, eventOf } from '../events.ts';
import { confirmedOf, freeSpotsOf, type GameState, type Slot, slotOf } from '../gameState.ts';
import { emailInvitees, emailOwner, inviteesOf, type Occasion } from './changeEmail.ts';
import type { Message, MessageOf } from './message.ts';

/** The match is agreed: with the entry for the calendar. */
export const AGREED = {
  kind: 'agreed',
  subject: 'mail.agreed.subject',
  intro: 'mail.agreed.intro',
} as const satisfies Message;

/** An organiser who brought it about by changing the game sees it on the page they are on. */
export async function emailAgreed(occasion: Occasion, { playerIds }: EventOf<'Agreed'>): Promise<void> {
  if (occasion.command !== 'EDIT') await emailOwner(occasion, AGREED);
  await emailInvitees(occasion, inviteesOf(occasion, playerIds), AGREED);
}

/** The organiser called the match off, or one of its club, who tells the owner as the others. */
export async function emailCanceled(occasion: Occasion, event: EventOf<'Canceled'>): Promise<void> {
  const { act } = occasion;
  const toOwner = { subject: 'mail.canceled.owner.subject', intro: 'mail.canceled.owner.intro' } as const;
  const canceled = {
    kind: 'over',
    slot: null,
    subject: 'mail.canceled.subject',
    intro: 'mail.canceled.intro',
  } as const;
  if (act) {
    const byClub = { ...canceled, subject: toOwner.subject, note: event.note, act };
    await emailEnd(occasion, byClub, {}, event);
  } else {
    await emailEnd(occasion, { ...canceled, note: event.note }, { ...toOwner, note: null }, event);
  }
}

/**
 * The match is off: tells everybody who was asked and has not declined, and removes it from the calendars that have it.
 * @param toOwner what the organiser reads instead
 */
export async function emailEnd(
  occasion: Occasion,
  message: MessageOf<'over'>,
  toOwner: Partial<Pick<MessageOf<'over'>, 'subject' | 'intro' | 'note'>>,
  { playerIds, slot }: { playerIds: readonly string[]; slot: Slot | null },
): Promise<void> {
  const concerned = occasion.state.invitees.filter(({ status }) => status !== 'DECLINED' && status !== 'PENDING');
  const isPlaying = ({ id }: { id: string }) => playerIds.includes(id);
  await emailInvitees(occasion, concerned.filter(isPlaying), { ...message, slot });
  await emailInvitees(
    occasion,
    concerned.filter((each) => !isPlaying(each)),
    message,
  );
  await emailOwner(occasion, { ...message, ...toOwner, slot });
}

const WITHDRAWN = {
  kind: 'news',
  subject: 'mail.withdrawn.subject',
  intro: 'mail.withdrawn.intro',
} as const satisfies Message;

/** What the organiser can do about a free spot, or what happens without them (R-substitute-begin). */
function lookingFor(state: GameState): Partial<Pick<Message, 'intro' | 'action'>> {
  if (freeSpotsOf(state) === 0) return {};
  return state.game.finds_substitutes ? { intro: 'mail.withdrawn.search' } : { action: 'mail.search.action' };
}

/** To the player who left: the match is removed from their calendar. */
const LEFT = { kind: 'off', subject: 'mail.left.subject', intro: 'mail.left.intro' } as const;

/**
 * A player left: the match is removed from their calendar, and the organiser and the remaining players are told, unless the
 * match is agreed anew and they hear of that.
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

/** The agreed match is off, and it looks for players again: removed from the calendar. */
const REOPENED = { kind: 'off', subject: 'mail.reopened.subject', intro: 'mail.reopened.intro' } as const;

/** As REOPENED, by the organiser, who has moved the match: their yes is kept, and it goes on without them for now. */
const DROPPED = { kind: 'off', subject: 'mail.moved.subject', intro: 'mail.dropped.intro' } as const;

/** Where a player left, `withdrawn` says so; a person who is asked again, or is a player again, hears that instead. */
export async function emailReopened(
  occasion: Occasion,
  { cause, playerIds, slot }: EventOf<'Reopened'>,
): Promise<void> {
  if (cause === 'WITHDRAWN') return;
  const asked = eventOf(occasion.events, 'AskedAgain')?.inviteeIds ?? [];
  const agreed = eventOf(occasion.events, 'Agreed')?.playerIds ?? [];
  const waiting = inviteesOf(occasion, playerIds).filter(({ id }) => !asked.includes(id) && !agreed.includes(id));
  await emailInvitees(occasion, waiting, { ...DROPPED, slot });
}
