import { cleanName, nameProblem } from './names.ts';

/**
 * How long, how many and in which form: the one place for what schemas demand, forms check and `maxLength` allows. A
 * guest's phone loads it, so it needs no library.
 */

/** Of an email address (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/** Of the first or the last name of a person (R-person-name). */
export const MAX_NAME_LENGTH = 80;

/** Letters of scripts in which one sign is a word or a syllable: such a name is whole. */
const SYLLABLE =
  /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Hang}\p{sc=Yiii}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}\p{sc=Ethi}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}]/u;

/** @returns whether a text, spaces around it apart, is shorter than a first or a last name (R-person-name) */
export function isNameShort(text: string): boolean {
  // An accent of its own is no second sign.
  const signs = [...text.trim().replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')];
  return signs.length < 2 && !SYLLABLE.test(signs.join(''));
}

/** @returns what keeps a text, spaces around it apart, from being a first or a last name, as the name of a text */
export function personNameProblem(
  text: string,
): 'field.nameShort' | NonNullable<ReturnType<typeof nameProblem>> | null {
  if (isNameShort(text) || cleanName(text).length > MAX_NAME_LENGTH) return 'field.nameShort';
  return nameProblem(text);
}

/** As personNameProblem, of somebody without an account: they may have no last name (R-person-name). */
export const guestNameProblem = (part: 'firstName' | 'lastName', text: string): ReturnType<typeof personNameProblem> =>
  part === 'lastName' && text.trim() === '' ? null : personNameProblem(text);

/** Three non-digits, digits, `@`, digits: what a friend hands on (R-invitation-code). */
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

/** However much a session is used: whoever has stolen one does not keep it for ever (R-token-life). */
export const MAX_SESSION_DAYS = 180;
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;
/** A code of the second step as it is typed, spaces and hyphens included. */
export const MAX_FACTOR_CODE_LENGTH = 40;
/** Passkeys of one account. */
export const MAX_PASSKEYS = 10;
/** Of zxcvbn's 0 to 4 (R-password-strength). */
export const MIN_PASSWORD_SCORE = 2;

/** Devices that notices of one account go to; a further one takes the place of the oldest. */
export const MAX_PUSH_DEVICES = 10;
/** Of the address at which a push service takes notices for a device. */
export const MAX_ENDPOINT_LENGTH = 1000;

/** Addresses of one account, phones counted. */
export const MAX_ADDRESSES = 5;
/** Where somebody lives, as they say it. */
export const MAX_HOME_LENGTH = 120;

/** Of a note of a match, of an answer, and of a message in a match. */
export const MAX_NOTE_LENGTH = 1000;
/** Of what is told to those who run the deployment. */
export const MAX_REPORT_LENGTH = 2000;
/** Of what is typed into a search. */
export const MAX_SEARCH_LENGTH = 100;

/** Windows of one match, and how long one may be. */
export const MAX_WINDOWS = 60;
export const MAX_WINDOW_HOURS = 24;
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
/** Matches of a series: one a week, or several of one evening. */
export const MAX_SERIES_GAMES = 52;

/** Points of one side in a set, and lines of a score. */
export const MAX_SET_SCORE = 49;
export const MAX_SETS = 20;
/** Past matches of a page, and of the longest one: a list that is read again. */
export const PAST_PAGE = 50;
export const MAX_PAST_PAGE = 1000;
/** How many days after a match its players may give stars (R-stars). */
export const REVIEW_DAYS = 14;
/** Stars of a skill. */
export const MAX_STARS = 6;

export const MAX_GROUP_NAME_LENGTH = 60;
export const MAX_GROUP_MEMBERS = 100;

/** Friends invited in one call; the limit of a day is the server's. */
export const MAX_SHARED_ADDRESSES = 50;
/** A contacts file and a picture, in bytes. */
export const MAX_CONTACT_BYTES = 10_000_000;
export const MAX_PICTURE_BYTES = 10_000_000;

/** What was pressed without a network waits for one so many days on the device (R-unsent). */
export const UNSENT_DAYS = 7;
