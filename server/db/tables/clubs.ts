import type { Generated } from 'kysely';
import type {
  Audience,
  ClubJoining,
  ClubMailing,
  ClubState,
  ClubVisibility,
  EntryRole,
  EntryState,
  MemberShare,
} from '../../../shared/domain/club/clubValues.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import type { Language } from '../../../shared/locales/languages.ts';

interface ClubTable {
  id: string;
  slug: string;
  name: string;
  sports: Sport[];
  timezone: string;
  country: string;
  city: string | null;
  language: Language;
  about: string | null;
  visibility: ClubVisibility;
  joining: ClubJoining;
  juniors: Generated<boolean>;
  members_publish: Generated<boolean>;
  join_token: string;
  /** Null while it is orphaned. */
  keeper_id: string | null;
  /** The person whom the keeper has named, and until when they may take over (R-club-handover). */
  heir_id: string | null;
  heir_until: Date | null;
  state: Generated<ClubState>;
  state_since: Date;
  /** Its keeper does not open it again (R-operator-clubs). */
  operator_closed: Generated<boolean>;
  version: Generated<number>;
  created_at: Date;
  changed_at: Generated<Date>;
}

interface EntryTable {
  id: string;
  club_id: string;
  /** Null until somebody with an account has joined with the address of this line (R-club-unproved). */
  user_id: string | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
  email: string | null;
  phone: string | null;
  minor: Generated<boolean>;
  /** The line through which this one is reached (R-club-via). */
  via_id: string | null;
  note: string | null;
  role: EntryRole;
  state: Generated<EntryState>;
  listed: Generated<boolean>;
  /** The parts of their account that they show to organisers. */
  shares: Generated<MemberShare[]>;
  message: string | null;
  asked_at: Date | null;
  joined_at: Date | null;
  organiser_since: Date | null;
  /** When they were last mailed that somebody asks to join. */
  told_asked_at: Generated<Date | null>;
  added_at: Date;
}

/** Clubs, who is in them, and where they play. */
export interface ClubTables {
  clubs: ClubTable;
  club_slugs: { slug: string; club_id: string; until: Date };
  club_people: EntryTable;
  /** People who want no mails and no invitations of a club (R-club-block). */
  club_blocks: { club_id: string; user_id: string; created_at: Date };
  /** Addresses that a club has written to before their people joined, or that refuse its mails (R-club-mail). */
  club_contacts: {
    club_id: string;
    address_hash: string;
    first_at: Date;
    /** Mails since they last did something, and when the first of these went out. */
    unanswered: number;
    since: Date;
    refused_at: Generated<Date | null>;
  };
  club_levels: { person_id: string; sport: Sport; level: number; set_at: Date };
  club_venues: {
    id: string;
    club_id: string;
    ord: number;
    name: string;
    address: string | null;
    city: string | null;
    country: string | null;
    code: string | null;
    lat: Generated<string>;
    lon: Generated<string>;
    gone_at: Generated<Date | null>;
  };
  courts: {
    id: string;
    club_id: string;
    venue_id: string;
    ord: number;
    name: string;
    surface: string | null;
    indoor: boolean;
    sports: Sport[];
    gone_at: Generated<Date | null>;
  };
  /** Matches that belong to a club (R-club-match). */
  club_games: { game_id: string; club_id: string; court_id: string | null; audience: Generated<Audience> };
  /** What a club writes to many of its people, one after the other. */
  club_mailings: {
    id: string;
    club_id: string;
    kind: ClubMailing;
    author_id: string | null;
    about_id: Generated<string | null>;
    subject: Generated<string | null>;
    body: Generated<string | null>;
    link: Generated<string | null>;
    created_at: Date;
    due_at: Date;
    reached: Generated<string>;
  };
  club_history: {
    ord: Generated<number>;
    club_id: string;
    at: Date;
    actor: string | null;
    action: string;
    subject: string | null;
  };
}
