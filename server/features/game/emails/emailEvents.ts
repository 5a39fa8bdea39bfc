import { silentSidesOf } from '../../../../shared/domain/score/scoreClaims.ts';
import { textIn } from '../../../texts.ts';
import { findNoteRow, findNoteStops } from '../../note/notes.ts';
import { peopleApartFrom } from '../../people/blocks.ts';
import { type Done, type EventContext, type EventOf, eventOf, type GameEvent, type GameEventType } from '../events.ts';
import { confirmedOf, type GameState, type Invitee, isSilent, sideOf } from '../gameState.ts';
import { AGREED, emailAgreed, emailCanceled, emailEnd, emailReopened, emailWithdrawn } from './agreement.ts';
import { emailInvitees, emailOwner, inviteesOf, type Occasion } from './changeEmail.ts';
import { clubActOf } from './clubAct.ts';
import { nameOf } from './facts.ts';
import type { Message } from './message.ts';
import { emailVisitor } from './offerEmail.ts';
import { emailNudged } from './reminders.ts';
import { claimFacts, emailScored } from './score.ts';

/** People who said yes; while the match looks for players, also people who have not answered. */
const concerns = ({ game }: GameState, invitee: Invitee): boolean =>
  invitee.status === 'ACCEPTED' || invitee.status === 'CONFIRMED' || (game.status === 'CONFIRMED' && isSilent(invitee));

/** Somebody has written to the others: told on their devices, without the words, or else by mail in full (R-notes-mailed). */
async function emailNote(occasion: Occasion, { noteId }: EventOf<'NoteAdded'>): Promise<void> {
  const { tx, state } = occasion;
  const note = await findNoteRow(tx, state.game.id, noteId);
  const apart = await peopleApartFrom(tx, note.user_id);
  const stops = await findNoteStops(tx, state.game.id);
  const hears = (userId: string) => userId !== note.user_id && !apart.has(userId) && !stops.has(userId);
  const message: Message = {
    kind: 'said',
    subject: 'push.message',
    intro: 'mail.message.intro',
    action: 'mail.message.action',
    by: note,
    sender: { ...note, id: note.user_id },
    says: (language) => textIn(language, 'mail.message.quote', { name: nameOf(note, language), note: note.message }),
    onDevice: 'instead',
  };
  if (hears(state.owner.id)) await emailOwner(occasion, message);
  await emailInvitees(
    occasion,
    state.invitees.filter((invitee) => concerns(state, invitee) && hears(invitee.user_id)),
    message,
  );
}

/** Only the organiser reads it, and on the page beside the invitee (R-mail-replies). */
async function emailReplied(occasion: Occasion, { inviteeId, words }: EventOf<'Replied'>): Promise<void> {
  const [invitee] = inviteesOf(occasion, [inviteeId]);
  if (!invitee) return;
  await emailOwner(occasion, {
    kind: 'said',
    subject: 'mail.replied.subject',
    intro: 'mail.replied.intro',
    by: invitee,
    sender: { ...invitee, id: invitee.user_id },
    says: (language) => textIn(language, 'mail.message.quote', { name: nameOf(invitee, language), note: words }),
  });
}

/** Somebody said yes and the game still looks for players: the organiser is told. */
async function emailAccepted(occasion: Occasion, { inviteeId }: EventOf<'Accepted'>): Promise<void> {
  const [acceptor] = inviteesOf(occasion, [inviteeId]);
  if (!acceptor || occasion.state.game.status !== 'CONFIRMED') return;
  await emailOwner(occasion, {
    kind: 'news',
    subject: 'mail.accepted.subject',
    intro: 'mail.accepted.intro',
    by: acceptor,
  });
}

/** Somebody gets a free spot. If a player left, the organiser hears of both in one email (R-promotion). */
async function emailPromoted(occasion: Occasion, { inviteeIds }: EventOf<'Promoted'>): Promise<void> {
  if (eventOf(occasion.events, 'Reopened')) return;
  const isTold = occasion.command === 'EDIT' || eventOf(occasion.events, 'Withdrawn') !== undefined;
  if (!isTold) await emailOwner(occasion, AGREED);
  await emailInvitees(occasion, inviteesOf(occasion, inviteeIds), AGREED);
}

const EXPIRED = {
  kind: 'over',
  slot: null,
  subject: 'mail.expired.subject',
  intro: 'mail.expired.intro',
} as const;

/** The time to answer is over and the match did not come about. */
async function emailExpired(occasion: Occasion): Promise<void> {
  await emailEnd(occasion, EXPIRED, { subject: 'mail.expired.owner.subject' }, { playerIds: [], slot: null });
}

/** To people who were still thinking about it: somebody else was quicker. */
const TAKEN = { kind: 'over', slot: null, subject: 'mail.taken.subject', intro: 'mail.taken.intro' } as const;

const EXHAUSTED = { kind: 'news', subject: 'mail.exhausted.subject', intro: 'mail.exhausted.intro' } as const;

/** Tells them kindly, and at once (R-substitute-search). */
async function emailTaken(occasion: Occasion, { inviteeIds }: EventOf<'SearchFilled'>): Promise<void> {
  await emailInvitees(occasion, inviteesOf(occasion, inviteeIds), TAKEN);
}

/** To the organiser, who may have another idea. */
async function emailExhausted(occasion: Occasion): Promise<void> {
  await emailOwner(occasion, EXHAUSTED);
}

/** The sides disagree about the score: the other side reads both claims, and where to settle it. */
async function emailDisputed(occasion: Occasion, { contradicts }: EventOf<'ScoreEntered'>): Promise<void> {
  const { state, act } = occasion;
  const { scored_by: scoredBy, score_claims: claims } = state.game;
  if (!contradicts || scoredBy === null) return;
  const players = confirmedOf(state);
  const scorer = players.find(({ user_id }) => user_id === scoredBy) ?? state.owner;
  const isOfSpeaker = (userId: string) =>
    act ? silentSidesOf(claims).includes(sideOf(state, userId)) : sideOf(state, userId) === sideOf(state, scoredBy);
  const isAgainst = (userId: string) => !isOfSpeaker(userId);
  const message: Message = {
    kind: 'score',
    // With whom they played, the organiser of a club does not say.
    subject: act ? 'summary.disputed' : 'mail.disputed.subject',
    intro: 'mail.disputed.intro',
    action: 'score.dispute.compare',
    by: scorer,
    act,
    facts: ({ language }, userId) => claimFacts(language, state, userId),
  };
  if (isAgainst(state.owner.id)) await emailOwner(occasion, message);
  await emailInvitees(
    occasion,
    players.filter(({ user_id }) => isAgainst(user_id)),
    message,
  );
}

const MOVED = { kind: 'moved', subject: 'mail.moved.subject', intro: 'mail.moved.intro' } as const;

/** The organiser changed times or venues, and this yes no longer fits any: asked again, and removed from the calendar. */
async function emailAskedAgain(occasion: Occasion, { inviteeIds }: EventOf<'AskedAgain'>): Promise<void> {
  const reopened = eventOf(occasion.events, 'Reopened');
  const asked = inviteesOf(occasion, inviteeIds);
  const wasPlaying = ({ id }: { id: string }) => reopened?.playerIds.includes(id) ?? false;
  await emailInvitees(occasion, asked.filter(wasPlaying), { ...MOVED, slot: reopened?.slot ?? null });
  await emailInvitees(
    occasion,
    asked.filter((each) => !wasPlaying(each)),
    { ...MOVED, slot: null },
  );
}

type Follower<T extends GameEventType> = (occasion: Occasion, event: EventOf<T>) => Promise<void>;

/** The emails and notices for each event; other events are only seen on the page. sendInvitations sends the invitations. */
const FOLLOWERS: { [T in GameEventType]?: Follower<T> } = {
  VisitorRegistered: emailVisitor,
  Nudged: emailNudged,
  Accepted: emailAccepted,
  Withdrawn: emailWithdrawn,
  AskedAgain: emailAskedAgain,
  Agreed: emailAgreed,
  Promoted: emailPromoted,
  Reopened: emailReopened,
  Canceled: emailCanceled,
  Expired: emailExpired,
  ScoreEntered: async (occasion, event) => {
    await emailDisputed(occasion, event);
    await emailScored(occasion, event);
  },
  NoteAdded: emailNote,
  Replied: emailReplied,
  SearchFilled: emailTaken,
  SearchExhausted: emailExhausted,
};

/** Tells everybody the events concern, with at most one email a person (R-change-mails). */
export async function emailEvents(where: EventContext, done: Done): Promise<void> {
  const { context, tx, state } = where;
  const { command, events } = done;
  const occasion: Occasion = { context, tx, state, command, events, act: await clubActOf(where) };
  for (const event of done.events) {
    const follow = FOLLOWERS[event.type] as ((occasion: Occasion, event: GameEvent) => Promise<void>) | undefined;
    await follow?.(occasion, event);
  }
}
