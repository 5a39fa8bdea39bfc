import type { ColumnType, Generated } from 'kysely';
import type { DeliveryProblem } from '../../../shared/domain/match/deliveryProblem.ts';
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
  /** What it comes back to when it does not arrive; null: to MAIL_FROM. */
  return_to: string | null;
  /** Null where a server of the release before has stored it. */
  kind: MailKind | null;
  /** Why it never left, and since when that is known. */
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
  /** Since then. */
  sent: number;
  /** What waits to go out as one mail; null: nothing. */
  gathered: ColumnType<object | null, string | null, string | null>;
  due_at: Date | null;
  /** Whether the last entry for the calendar put the match into it; null: there was none. */
  entry: Generated<boolean | null>;
}

/** Mails that were sent or wait, and facts about the deployment itself. */
export interface MailTables {
  mails: MailTable;
  /** A row for each mail and budget it counts against; the key is hashed. Of mails to strangers, whose they are. */
  mail_counts: { key: string; counted_at: Date; holder: Generated<string | null> };
  match_mails: MatchMailTable;
  /** Who wants no mails of the messages of a match. */
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
