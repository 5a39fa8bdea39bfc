import { isLongerThan } from './characters.ts';
import { cleanName, nameProblem } from './names.ts';

/**
 * How long, how many and in which form: the one place for what schemas demand, forms check and `maxLength` allows. A
 * guest's phone loads it, so it needs no library.
 */

/** Length of an email address (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/** Length of a person's first or last name (R-person-name). */
export const MAX_NAME_LENGTH = 80;

/** Letters of scripts in which one character is a word or a syllable: such a name is complete. */
const SYLLABLE =
  /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Hang}\p{sc=Yiii}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}\p{sc=Ethi}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}]/u;

/** @returns whether a text, without spaces around it, is too short for a first or a last name (R-person-name) */
export function isNameShort(text: string): boolean {
  // A combining accent is not a second character.
  const signs = [...text.trim().replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')];
  return signs.length < 2 && !SYLLABLE.test(signs.join(''));
}

/** @returns why a text, without spaces around it, can't be a first or a last name, as the name of a text */
export function personNameProblem(
  text: string,
): 'field.nameShort' | NonNullable<ReturnType<typeof nameProblem>> | null {
  if (isNameShort(text) || isLongerThan(cleanName(text), MAX_NAME_LENGTH)) return 'field.nameShort';
  return nameProblem(text);
}

/** As personNameProblem, for a person without an account: they may have no last name (R-person-name). */
export const guestNameProblem = (part: 'firstName' | 'lastName', text: string): ReturnType<typeof personNameProblem> =>
  part === 'lastName' && text.trim() === '' ? null : personNameProblem(text);

/** Three non-digits, digits, `@`, digits: the code that a friend passes on (R-invitation-code). */
export const INVITATION_CODE_PATTERN = /^\D{3}\d{1,12}@\d{1,12}$/;
export const MAX_INVITATION_CODE_LENGTH = 28;

export const MIN_YEAR_OF_BIRTH = 1940;
/** The youngest players, in years (R-year-of-birth). */
const MIN_AGE = 4;
/** @returns the latest year of birth at an instant, by UTC as the server counts */
export const maxYearOfBirth = (now: Date): number => now.getUTCFullYear() - MIN_AGE;

/** A phone number as it is written: `+` or `00`, then digits, spaces allowed; the longest is of MAX_PHONE_LENGTH. */
export const PHONE_PATTERN = /^(\+|00)[\d ]{6,24}$/;
export const MAX_PHONE_LENGTH = 26;

/** The longest life of a session, even if it is used all the time: a thief does not keep one for ever (R-token-life). */
export const MAX_SESSION_DAYS = 180;
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;
/** A code of the second step as it is typed, spaces and hyphens included. */
export const MAX_FACTOR_CODE_LENGTH = 40;
/** Passkeys of one account. */
export const MAX_PASSKEYS = 10;
/** On zxcvbn's scale of 0 to 4 (R-password-strength). */
export const MIN_PASSWORD_SCORE = 2;

/** Devices that notices of one account go to; another one replaces the oldest. */
export const MAX_PUSH_DEVICES = 10;
/** Length of the address at which a push service takes notices for a device. */
export const MAX_ENDPOINT_LENGTH = 1000;

/** Addresses of one account, phones counted. */
export const MAX_ADDRESSES = 5;
/** The home that a person enters. */
export const MAX_HOME_LENGTH = 120;

/** Length of a note on a match or an answer, and of a message in a match. */
export const MAX_NOTE_LENGTH = 1000;
/** Length of a report to the operators. */
export const MAX_REPORT_LENGTH = 2000;
/** Length of the text of a search. */
export const MAX_SEARCH_LENGTH = 100;

/** Windows of one match, and how long one may be: a day, which has 25 hours when winter time begins. */
export const MAX_WINDOWS = 60;
export const MAX_WINDOW_HOURS = 25;
/** Slots of one answer. */
export const MAX_SLOTS = 300;
/** Venues of one match. */
export const MAX_VENUES = 10;
export const MAX_VENUE_NAME_LENGTH = 120;
export const MAX_STREET_LENGTH = 200;
export const MAX_CITY_LENGTH = 100;
/** Days in which an invitation can be answered. */
export const MAX_EXPIRY_DAYS = 60;
/** People one call can invite to a match. */
export const MAX_GUESTS = 500;
/** Levels on the shown scale, and ages in years, that an organiser may look for: the least and the most (R-game-preference). */
export const WISHED_LEVELS = [-10, 20] as const;
export const WISHED_AGES = [0, 120] as const;
/** What a match may cost a player, in major units: some currencies count in thousands. */
export const MAX_COST = 1_000_000;
/** Matches in a series: one a week, or several in one evening. */
export const MAX_SERIES_GAMES = 52;

/** Points of one side in a set, and lines of a score. */
export const MAX_SET_SCORE = 49;
export const MAX_SETS = 20;
/** Past matches in a page, and in the longest page, when a list is read again. */
export const PAST_PAGE = 50;
export const MAX_PAST_PAGE = 200;
/** What pages of release 0.1 ask for at most; they get the longest page. */
export const MAX_PAST_WANTED = 1000;
/** How many days after a match its players may give stars (R-stars). */
export const REVIEW_DAYS = 14;
/** Stars of a skill. */
export const MAX_STARS = 6;

export const MAX_GROUP_NAME_LENGTH = 60;
export const MAX_GROUP_MEMBERS = 100;

/** Friends invited in one call; the server has a limit for the day. */
export const MAX_SHARED_ADDRESSES = 50;
/** A contacts file and a picture, in bytes. */
export const MAX_CONTACT_BYTES = 10_000_000;
export const MAX_PICTURE_BYTES = 10_000_000;

/** How many days an answer without a network waits on the device (R-unsent). */
export const UNSENT_DAYS = 7;

/** The accepted types of pictures: those of cameras and screens, not animated. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Clubs one person can be in, and organisers of one club (R-club-roles, R-club-limits). */
export const MAX_MEMBERSHIPS = 30;
export const MAX_ORGANISERS = 10;
export const MAX_CLUB_SPORTS = 5;
export const MAX_CLUB_NAME_LENGTH = 80;
export const MAX_CLUB_ABOUT_LENGTH = 2000;
/** Places of one club, and courts of one place. */
export const MAX_CLUB_VENUES = 10;
export const MAX_VENUE_COURTS = 40;
export const MAX_COURT_NAME_LENGTH = 30;
/** What somebody who asks to join writes to the organisers, and what those note of a person. */
export const MAX_CLUB_MESSAGE_LENGTH = 300;
/** What organisers write to all members: its subject, its text and a link. */
export const MAX_ANNOUNCED_SUBJECT = 100;
export const MAX_ANNOUNCED_TEXT = 2000;
export const MAX_ANNOUNCED_LINK = 300;
/** Known people who are put on a club's list at once. */
export const MAX_ADDED_PEOPLE = 500;
/** Entries of a club's list that are asked to join at once. */
export const MAX_ASKED_TO_JOIN = 200;
/** Entries in a page of a club's list. */
export const MAX_PEOPLE_PAGE = 200;
/** The most lines of one imported list, and columns and characters in a cell, that are read. */
export const MAX_IMPORT_LINES = 2000;
export const MAX_ROSTER_COLUMNS = 40;
export const MAX_ROSTER_CELL = 300;
/** What is pasted as a list, in characters. */
export const MAX_ROSTER_TEXT = 400_000;
/** A phone number as organisers type it: of any country, and not checked. */
export const MAX_TYPED_PHONE_LENGTH = 40;
