import type { ColumnType, Generated } from 'kysely';
import type { DeliveryProblem } from '../../../shared/domain/match/reach.ts';
import type { MailKind } from '../../../shared/domain/operator.ts';
import type { Json } from './column.ts';

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

interface MailTable {
  id: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  from_name: string | null;
  headers: Json<Record<string, string>>;
  attachments: Json<MailAttachment[]>;
  invitee_ids: string[];
  /** KEPT in the outbox; QUEUED, SENT or FAILED when it goes out by SMTP. */
  state: 'KEPT' | 'QUEUED' | 'SENT' | 'FAILED';
  created_at: Date;
  /** Somebody waits for it. */
  urgent: Generated<boolean>;
  tries: Generated<number>;
  /** Not before this; null: never handed to the mail server yet. */
  next_try_at: Date | null;
  /** The address to which it comes back when it does not arrive; null: MAIL_FROM. */
  return_to: string | null;
  /** Null where a server of the previous release has stored it. */
  kind: MailKind | null;
  /** Why it was never sent, and since when that is known. */
  problem: Generated<DeliveryProblem | null>;
  failed_at: Generated<Date | null>;
  ord: Generated<number>;
}

/** Mails about one match to one address. */
interface MatchMailTable {
  /** In lower case. */
  recipient: string;
  game_id: string;
  window_started_at: Date;
  /** How many since then. */
  sent: number;
  /** The mails that wait to go out as one; null: none. */
  gathered: ColumnType<object | null, string | null, string | null>;
  due_at: Date | null;
  /** Whether the last calendar entry added the match to the calendar; null: there was none. */
  entry: Generated<boolean | null>;
}

/** Mails that were sent or wait, and facts about the deployment itself. */
export interface MailTables {
  mails: MailTable;
  /** A row for each mail and budget it counts against; the key is hashed. For mails to strangers, `holder` is their sender. */
  mail_counts: { key: string; counted_at: Date; holder: Generated<string | null> };
  match_mails: MatchMailTable;
  /** People who want no mails with the messages of a match. */
  note_stops: { user_id: string; game_id: string };
  reply_tokens: {
    token_hash: string;
    invitee_id: string;
    asked_from: Date | null;
    asked_to: Date | null;
    asked_about: Generated<number>;
    asked_about_at: Date | null;
  };
  bounce_tokens: { token_hash: string; invitee_id: string; created_at: Date };
  deployment: { key: string; value: string };
}
