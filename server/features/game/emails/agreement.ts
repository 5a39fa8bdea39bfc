import { type EventOf, eventOf } from '../events.ts';
import { confirmedOf, freeSpotsOf, type GameState, type Slot, slotOf } from '../gameState.ts';
import { emailInvitees, emailOwner, inviteesOf, type Message, type Occasion } from './changeEmail.ts';

/** The match is agreed: with the entry for the calendar. */
export const AGREED = {
  subject: 'mail.agreed.subject',
  intro: 'mail.agreed.intro',
  headline: 'invitation.header.scheduled',
  calendar: 'REQUEST',
  isTexted: true,
} satisfies Message;

/** An organiser who brought it about by changing the game sees it on the page they are on. */
export async function emailAgreed(occasion: Occasion, { playerIds }: EventOf<'Agreed'>): Promise<void> {
  if (occasion.command !== 'EDIT') await emailOwner(occasion, AGREED);
  await emailInvitees(occasion, inviteesOf(occasion, playerIds), AGREED);
}

const CANCELED = {
  isEnd: true,
  isTexted: true,
  takesOut: true,
  subject: 'mail.canceled.subject',
  intro: 'mail.canceled.intro',
  owner: { subject: 'mail.canceled.owner.subject', intro: 'mail.canceled.owner.intro' },
} satisfies Message;

/** As CANCELED, by an organiser of the club: the owner reads what the others read. */
const CANCELED_BY_CLUB = {
  isEnd: true,
  isTexted: true,
  takesOut: true,
  subject: CANCELED.owner.subject,
  intro: CANCELED.intro,
} satisfies Message;

/** The organiser called the match off, or one of its club. */
export async function emailCanceled(occasion: Occasion, event: EventOf<'Canceled'>): Promise<void> {
  const { act } = occasion;
  const message: Message = act ? { ...CANCELED_BY_CLUB, act } : CANCELED;
  await emailEnd(occasion, { ...message, note: event.note }, event);
}

/**
 * The match will not be played: everybody who has heard of it and has not declined is told, and it is removed from the
 * calendars that have it.
 */
export async function emailEnd(
  occasion: Occasion,
  message: Message,
  { playerIds, slot }: { playerIds: readonly string[]; slot: Slot | null },
): Promise<void> {
  const concerned = occasion.state.invitees.filter(({ status }) => status !== 'DECLINED' && status !== 'PENDING');
  const isPlaying = ({ id }: { id: string }) => playerIds.includes(id);
  const withEntry: Message = slot ? { ...message, calendar: 'CANCEL', slot } : message;
  await emailInvitees(occasion, concerned.filter(isPlaying), withEntry);
  await emailInvitees(
    occasion,
    concerned.filter((each) => !isPlaying(each)),
    message,
  );
  await emailOwner(occasion, withEntry);
}

const WITHDRAWN = { subject: 'mail.withdrawn.subject', intro: 'mail.withdrawn.intro' } satisfies Message;

/** What the organiser can do about a free spot, or what happens without them (R-substitute-begin). */
function lookingFor(state: GameState): Partial<Message> {
  if (freeSpotsOf(state) === 0) return {};
  return state.game.finds_substitutes ? { intro: 'mail.withdrawn.search' } : { action: 'mail.search.action' };
}

/** To the player who left: the match is removed from their calendar. */
const LEFT = { subject: 'mail.left.subject', intro: 'mail.left.intro', calendar: 'CANCEL' } satisfies Message;

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
const REOPENED = {
  subject: 'mail.reopened.subject',
  intro: 'mail.reopened.intro',
  calendar: 'CANCEL',
  isTexted: true,
} satisfies Message;

/** As REOPENED, by the organiser, who has moved the match: their yes is kept, and it goes on without them for now. */
const DROPPED = {
  subject: 'mail.moved.subject',
  intro: 'mail.dropped.intro',
  calendar: 'CANCEL',
  isTexted: true,
} satisfies Message;

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
