import { differenceInSeconds } from 'date-fns/differenceInSeconds';

const DAY_SECONDS = 86_400;

/** How many mails to strangers go out on behalf of a person in an hour and in a day. */
export interface StrangerMails {
  hour: number;
  day: number;
}

/** On the first day; on each later day this many more, up to the tenth. */
const FIRST_DAY: StrangerMails = { hour: 30, day: 100 };
/**
 * How many people may sign up from one line (R-network) with an address that is not proved yet: a club's opening night has
 * forty behind one router.
 */
export const SIGN_UPS: StrangerMails = { hour: 50, day: 150 };
const MAX_DAYS = 10;
/** From the second day on for each person who has answered them. */
const BY_ANSWER: StrangerMails = { hour: 10, day: 20 };
/** More people who have answered are not counted. */
export const MAX_ANSWERED = 50;
/** These limits don't apply to a person who has been here for this many days and was answered by this many people. */
const ESTABLISHED = { days: 7, answered: 5 };

/** What is known about a person who causes mails. */
export interface Sender {
  createdAt: Date;
  hasProvedAddress: boolean;
  /** Different people who have answered one of their invitations by a session or a mailed link. */
  answered: number;
}

/** @returns how many mails to strangers may go out on behalf of a person; null: no such limit (R-mail-newcomer) */
export function strangerMailsOf({ createdAt, hasProvedAddress, answered }: Sender, now: Date): StrangerMails | null {
  const days = Math.max(0, Math.floor(differenceInSeconds(now, createdAt) / DAY_SECONDS));
  if (hasProvedAddress && days >= ESTABLISHED.days && answered >= ESTABLISHED.answered) return null;
  if (days === 0) return FIRST_DAY;
  const times = Math.min(days + 1, MAX_DAYS);
  return {
    hour: FIRST_DAY.hour * times + BY_ANSWER.hour * answered,
    day: FIRST_DAY.day * times + BY_ANSWER.day * answered,
  };
}
