import type { Browser, System } from '../../../shared/domain/people/devices.ts';
import type { PushKind } from '../../../shared/domain/push.ts';
import type { Language } from '../../../shared/locales/languages.ts';

interface PushDeviceTable {
  /** Its id on the wire. */
  id: string;
  user_id: string;
  /** The session that turned it on, with which it ends. */
  session_hash: string;
  endpoint: string;
  /** base64url, from the browser. */
  p256dh: string;
  auth: string;
  token_hash: string;
  browser: Browser | null;
  system: System | null;
  created_at: Date;
}

interface PushNoticeTable {
  /** Known to the server and to the devices it was sent to. */
  id: string;
  user_id: string;
  game_id: string | null;
  kind: PushKind;
  tag: string;
  title: string;
  body: string;
  path: string;
  language: Language;
  created_at: Date;
  ends_at: Date;
  /** When the quiet hours end that hold it back; null once it has been sent. */
  due_at: Date | null;
  read_at: Date | null;
  /** When the reminder is mailed, unless it was read. */
  mail_at: Date | null;
  reminder: string | null;
  about: Date | null;
}

/** Devices that notices are pushed to, what people want to be notified of, and the notices. */
export interface PushTables {
  push_devices: PushDeviceTable;
  /** Hours of the wall clock of the zone. */
  push_choices: { user_id: string; kinds: PushKind[]; quiet_from: number; quiet_to: number; timezone: string };
  push_notices: PushNoticeTable;
}
