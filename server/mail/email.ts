import type { MailKind } from '../../shared/domain/operator.ts';
import type { Language } from '../../shared/locales/languages.ts';
import type { MailAttachment } from '../db/tables/mail.ts';
import type { MailCourt, MailStub } from './html/courtHtml.ts';
import type { Tracks } from './tracking.ts';

export interface MailLink {
  label: string;
  url: string;
}

/** Label and value, one pair a line. */
export type Facts = [label: string, value: string][];

/** Times as buttons: each leads to the page with that time marked (R-time-buttons). */
export interface MailTimes {
  title: string;
  slots: MailLink[];
  /** Marks all of them. */
  all?: MailLink;
}

/** One of several things to look at, with facts and a link of its own. */
export interface MailPart {
  title: string;
  facts: Facts;
  action: MailLink;
  times?: MailTimes;
}

/** What somebody has written, in their own words. */
export interface Quote {
  text: string;
  /** For a message of a match: its author, and how a mail begins that brings only this message. */
  message?: { by: string; fromName: string; subject: string; intro: string };
}

/** A mail before it is written out: its texts are already in the receiver's language (R-mail-language). */
export interface Email {
  to: string;
  language: Language;
  /** Shown as "NAME via Crosscourt"; the product alone when absent. */
  fromName?: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  quotes?: Quote[];
  /** Its headline in large letters; left out, the subject. */
  headline?: string;
  /** A drawing of the match. */
  court?: MailCourt;
  /** When and where, if that is agreed. */
  stub?: MailStub;
  facts?: Facts;
  action?: MailLink;
  times?: MailTimes;
  /** Something waits for the receiver: the button is the ball. */
  waits?: true;
  /** Why it comes (R-mail-why); left out, because of a match or an account of theirs. */
  why?: string;
  /** Paragraphs at the end. */
  notes?: string[];
  /** With parts there is no `action`. */
  parts?: MailPart[];
  attachments?: MailAttachment[];
  /** Somebody waits for it: it overtakes other mails (R-mail-urgent). */
  urgent?: true;
  /**
   * The token by which mails can be stopped, and the sender they are about (null: the product); `simple`: with a single
   * question; `notesOf` is the match if the mail brings only its messages (R-notes-stopped), `clubId` the club whose mail it
   * is (R-club-block). Null for security mails, which can't be stopped (R-security-mail).
   */
  stop: { token: string; senderId: string | null; simple?: boolean; notesOf?: string; clubId?: string } | null;
  /** What it is besides an ordinary mail, where that decides its budgets (R-mail-budget). */
  kind?: 'claim' | 'reset' | 'report' | 'visitor';
  /** The match it is about, and whether it says that this is agreed or off (R-mail-gathered). */
  match?: { id: string; decisive: boolean };
  /** The account that claims the receiver's address, and whether it was just created. */
  claimant?: { id: string; signsUp: boolean };
  /** Whether the receiver is the sender or has answered them. */
  isAnswered?: boolean;
  /** Everybody whose words it has is known to the receiver: they stay as they were typed (R-mail-unlinked). */
  isAmongKnown?: boolean;
  /** For a club's mail: how many the club sends in a day, and whether the receiver has joined or answered it (R-club-mail). */
  club?: { most: number; isAnswered: boolean };
  /** The person who causes it is refused when a budget of theirs is used up; other people's mails wait or are left out. */
  isRefusable?: boolean;
  /** Where replies are read, and passed on; left out or null, the mail says that they are not (R-mail-replies). */
  replyTo?: string | null;
  /** What is told whether it arrived (R-invitee-delivery). */
  tracks?: Tracks;
  /** What it is about, for the operator when it does not arrive (R-operator-mails). */
  about: Exclude<MailKind, 'TEXT'>;
}
