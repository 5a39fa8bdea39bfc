import type { Generated } from 'kysely';
import type { AuditAction, ReportState } from '../../../shared/domain/operator.ts';
import type {
  DateFormat,
  Gender,
  Listing,
  MembershipLevel,
  ReportReason,
  TimeFormat,
} from '../../../shared/domain/values.ts';
import type { Language } from '../../../shared/locales/languages.ts';

interface UserTable {
  id: string;
  code: string;
  type: 'NORMAL' | 'CONTACT';
  contact_email: string | null;
  first_name: string;
  last_name: string;
  gender: Gender | null;
  year_of_birth: number | null;
  forehand: 'RIGHTHANDED' | 'LEFTHANDED' | null;
  backhand: 'ONEHANDED' | 'TWOHANDED' | null;
  location: string | null;
  tennis_talks: Generated<string[]>;
  profile_image_id: string | null;
  phone: string | null;
  password_hash: string | null;
  membership_level: Generated<MembershipLevel>;
  membership_payment_period: number | null;
  membership_from: Date | null;
  membership_until: Date | null;
  invitation_code: string | null;
  invited_by_code: string | null;
  /** The person who brought this account, once it has proved an address. */
  brought_by: Generated<string | null>;
  language: Language;
  /** A guest has answered in this language: it is not a guess (R-guest-language). */
  language_said: Generated<boolean>;
  /** The people who can see that they play here (R-listed). */
  listed: Generated<Listing>;
  blocks_invitations: Generated<boolean>;
  mail_channel: Generated<boolean>;
  mail_token: Generated<string>;
  calendar_token: string | null;
  factor_hint_closed: Generated<boolean>;
  push_hint_closed: Generated<boolean>;
  merged_into: string | null;
  created_at: Date;
  disabled_at: Date | null;
  deleted_at: Date | null;
}

interface AddressTable {
  id: string;
  user_id: string;
  address: string;
  main: boolean;
  validated_at: Date | null;
}

/** Accounts and guests, their pictures, and the people they know. */
export interface PeopleTables {
  users: UserTable;
  user_addresses: AddressTable;
  pictures: { id: string; user_id: string; picture: Buffer; thumbnail: Buffer; type: string; created_at: Date };
  preferences: {
    user_id: string;
    language: Language;
    date_format: DateFormat;
    time_format: TimeFormat;
    /** False where only the language was chosen: then the usual formats apply. */
    formats_chosen: Generated<boolean>;
    /** Whether they see their chances before they answer. */
    chances_shown: Generated<boolean>;
    /** Whether searches for players may ask them. */
    searches_welcome: Generated<boolean>;
  };
  /** How far a replica has to be before this person reads from it (R-replica). */
  user_writes: { user_id: string; written_at: string; noted_at: Generated<Date> };
  blocks: { user_id: string; blocked_id: string; created_at: Date };
  groups: { id: string; owner_id: string; name: string; created_at: Date };
  group_members: {
    group_id: string;
    ord: number;
    user_id: string | null;
    first_name: string;
    last_name: string;
    email: string | null;
  };
  friend_invitations: {
    id: string;
    user_id: string;
    address_hash: string;
    created_at: Date;
    earned_at: Date | null;
  };
}

interface PlayerReportTable {
  id: string;
  ord: Generated<number>;
  reported_id: string;
  /** Null once they have left. */
  reporter_id: string | null;
  reason: ReportReason;
  comment: string;
  created_at: Date;
  state: ReportState;
  settled_at: Date | null;
  /** Null while it is open, and when it was settled by the command line. */
  settled_by: string | null;
}

interface AuditTable {
  ord: Generated<number>;
  at: Date;
  /** Null means the command line. */
  operator_id: string | null;
  action: AuditAction;
  account_id: string | null;
  subject: string | null;
}

/** The reports to operators, and what operators have done. */
export interface OperatorTables {
  player_reports: PlayerReportTable;
  audit_log: AuditTable;
}
