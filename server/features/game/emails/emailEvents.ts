import type { Done, EventOf, GameEvent, GameEventType } from '../events.ts';
import { emailAccepted } from './accepted.ts';
import { emailAgreed } from './agreed.ts';
import { emailNudged } from './answerReminder.ts';
import { emailCanceled } from './canceled.ts';
import type { Occasion } from './changeEmail.ts';
import { emailDisputed } from './disputed.ts';
import { emailExpired } from './expired.ts';
import { emailAskedAgain } from './moved.ts';
import { emailNote } from './noteAdded.ts';
import { emailPromoted } from './promoted.ts';
import { emailReopened } from './reopened.ts';
import { emailScored } from './scored.ts';
import { emailExhausted, emailTaken } from './searchEnded.ts';
import { emailVisitor } from './visitor.ts';
import { emailWithdrawn } from './withdrawn.ts';

type Follower<T extends GameEventType> = (occasion: Occasion, event: EventOf<T>) => Promise<void>;

/** What is mailed, and said on devices, about which event; the others are seen on the page. Invitations are sent by sendInvitations. */
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
  SearchFilled: emailTaken,
  SearchExhausted: emailExhausted,
};

/** Tells whoever the events concern, at most one email a person (R-change-mails). */
export async function emailEvents(where: Pick<Occasion, 'context' | 'tx' | 'state'>, done: Done): Promise<void> {
  const { context, tx, state } = where;
  const occasion: Occasion = { context, tx, state, command: done.command, events: done.events };
  for (const event of done.events) {
    const follow = FOLLOWERS[event.type] as ((occasion: Occasion, event: GameEvent) => Promise<void>) | undefined;
    await follow?.(occasion, event);
  }
}
