import type { Insertable, Selectable } from 'kysely';
import type { ClubTables } from './tables/clubs.ts';
import type { GameTables } from './tables/games.ts';
import type { LogInTables } from './tables/logIn.ts';
import type { MailTables } from './tables/mail.ts';
import type { MoneyTables } from './tables/money.ts';
import type { OperatorTables, PeopleTables } from './tables/people.ts';
import type { PushTables } from './tables/push.ts';
import type { RatingTables } from './tables/ratings.ts';

/** The tables of the database, one file a subject; migrations/ creates them. */
export interface Tables
  extends PeopleTables,
    LogInTables,
    GameTables,
    RatingTables,
    MoneyTables,
    MailTables,
    PushTables,
    ClubTables,
    OperatorTables {}

export type UserRow = Selectable<Tables['users']>;
export type NewUser = Insertable<Tables['users']>;
export type AddressRow = Selectable<Tables['user_addresses']>;
export type GameRow = Selectable<Tables['games']>;
export type NewGame = Insertable<Tables['games']>;
export type InviteeRow = Selectable<Tables['invitees']>;
export type NewInvitee = Insertable<Tables['invitees']>;
export type LocationRow = Selectable<Tables['locations']>;
export type UpgradeRequestRow = Selectable<Tables['upgrade_requests']>;
export type PreferencesRow = Selectable<Tables['preferences']>;
export type ClubRow = Selectable<Tables['clubs']>;
export type ClubMailingRow = Selectable<Tables['club_mailings']>;
export type EntryRow = Selectable<Tables['club_people']>;
