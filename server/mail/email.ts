import type { Language } from '../../shared/locales/languages.ts';
import type { MailAttachment } from '../db/tables/mail.ts';
import type { MailCourt } from './html/courtHtml.ts';
import type { MailStub } from './html/stubHtml.ts';

/** A link with its label. */
export interface MailLink {
  label: string;
  url: string;
}

/** Label and value, one a line. */
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

/** A mail before it is written out: texts are in the receiver's language already (R-mail-language). */
export interface Email {
  to: string;
  language: Language;
  /** Shown as "NAME via Crosscourt"; the product alone when absent. */
  fromName?: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** What people have written, in their own words; gathered mails lose none of it (R-notes-mailed). */
  quotes?: string[];
  /** What it says in large letters; left out, the subject. */
  headline?: string;
  /** The match it is about, drawn. */
  court?: MailCourt;
  /** When and where, where that is agreed. */
  stub?: MailStub;
  facts?: Facts;
  action?: MailLink;
  times?: MailTimes;
  /** Something waits for the receiver: the button is the ball. */
  waits?: true;
  /** Why it comes; left out, because of a match or an account of theirs. */
  why?: string;
  /** What is said after everything else. */
  notes?: string[];
  /** Then there is no `action`. */
  parts?: MailPart[];
  attachments?: MailAttachment[];
  /** Somebody waits for it: it passes the others by (R-mail-urgent). */
  urgent?: true;
  /**
   * By whose token and about which sender (null: the product) mails can be stopped, `simple` by one question; `notesOf` is the
   * match whose messages are all that the mail brings (R-notes-stopped). Null is for mails of security, which nothing stops
   * (R-security-mail).
   */
  stop: { token: string; senderId: string | null; simple?: boolean; notesOf?: string } | null;
  /** What it is beside an ordinary one, where that decides on its budgets (R-mail-budget). */
  kind?: 'claim' | 'reset' | 'report' | 'visitor';
  /** The match it is about, and whether it says that this is agreed or off (R-mail-gathered). */
  match?: { id: string; decisive: boolean };
  /** The account that says the receiver's address is its own, and whether it is made just now. */
  claimant?: { id: string; signsUp: boolean };
  /** The mark of the line it was caused from, of one that has waited. */
  line?: string | null;
  /** Whether the receiver is the sender or has answered them. */
  isAnswered?: boolean;
  /** Whoever causes it is refused when a budget of theirs is used up; others' mails wait or are left out. */
  isRefusable?: boolean;
  /** The invitees whose delivery state this mail decides. */
  inviteeIds?: string[];
}
