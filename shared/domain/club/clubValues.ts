/** The closed lists of clubs, as on the wire (R-values). */

/** The people who see a club: everybody, or its members (R-club-visibility). */
export const CLUB_VISIBILITIES = ['PUBLIC', 'MEMBERS'] as const;
export type ClubVisibility = (typeof CLUB_VISIBILITIES)[number];

/** How people join: by a press, by asking, or by the join link alone (R-club-join). */
export const CLUB_JOININGS = ['OPEN', 'ASK', 'LINK'] as const;
export type ClubJoining = (typeof CLUB_JOININGS)[number];

export const CLUB_STATES = ['OPEN', 'ORPHANED', 'CLOSED'] as const;
export type ClubState = (typeof CLUB_STATES)[number];

/** The roles of an entry in a club's list. */
export const ENTRY_ROLES = ['ORGANISER', 'MEMBER', 'GUEST'] as const;
export type EntryRole = (typeof ENTRY_ROLES)[number];

export const ENTRY_STATES = ['IN', 'ASKED', 'BARRED'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** The parts of their account that a member can show to the organisers (R-club-list). */
export const MEMBER_SHARES = ['EMAIL', 'PHONE'] as const;
export type MemberShare = (typeof MEMBER_SHARES)[number];

/** Whether a club's mails reach an entry: it has stopped them, has answered none of them, or there is no address (R-club-mail). */
export const ENTRY_REACHES = ['MAIL', 'STOPPED', 'SILENT', 'NONE'] as const;
export type EntryReach = (typeof ENTRY_REACHES)[number];

/** The kinds of mails to many people of a club. */
export const CLUB_MAILINGS = ['ANNOUNCEMENT', 'HANDED', 'KEEPER', 'ORPHANED', 'CLOSED'] as const;
export type ClubMailing = (typeof CLUB_MAILINGS)[number];

/** Somebody's role in a club: the keeper is one of the organisers (R-club-roles). */
export const CLUB_ROLES = ['KEEPER', ...ENTRY_ROLES] as const;
export type ClubRole = (typeof CLUB_ROLES)[number];

/** The people who find an open match of a club: everybody it fits, or the club's members alone (R-club-match). */
export const AUDIENCES = ['ALL', 'CLUB'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The actions that somebody may do in a club now. */
export const CLUB_ACTIONS = [
  'JOIN',
  'LEAVE',
  'EDIT',
  'PEOPLE',
  'MATCH',
  'ANNOUNCE',
  'HANDOVER',
  'TAKEOVER',
  'CLOSE',
  'REOPEN',
] as const;
export type ClubAction = (typeof CLUB_ACTIONS)[number];

/** Acts of organisers and the clock in a club (R-club-history). */
export const CLUB_ACTS = [
  'CREATED',
  'EDITED',
  'COURTS',
  'LINK',
  'ASKED',
  /** The subject is an announcement. */
  'ANNOUNCED',
  'JOINED',
  'LEFT',
  'ROLE',
  'TYPED',
  'IMPORTED',
  'REMOVED',
  'BARRED',
  'HANDED',
  'KEEPER',
  'ORPHANED',
  'CLOSED',
  'REOPENED',
  /** An act on a match, which is the subject: the match's own history says which. */
  'MATCH',
] as const;
export type ClubAct = (typeof CLUB_ACTS)[number];

/** The limits of clubs and their people that can be reached. */
export const CLUB_LIMITED = ['CLUBS', 'COURTS', 'PEOPLE', 'MEMBERSHIPS', 'ORGANISERS'] as const;
export type ClubLimited = (typeof CLUB_LIMITED)[number];
