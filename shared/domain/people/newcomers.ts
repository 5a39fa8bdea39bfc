import { differenceInSeconds } from 'date-fns/differenceInSeconds';

const DAY_SECONDS = 86_400;

/** How many mails to strangers go out on behalf of somebody in an hour and in a day. */
export interface StrangerMails {
  hour: number;
  day: number;
}

/** On the first day; on each later one as many more, up to the tenth. */
export const FIRST_DAY: StrangerMails = { hour: 30, day: 100 };
const MAX_DAYS = 10;
/** From the second day on for each person who has answered them. */
const BY_ANSWER: StrangerMails = { hour: 10, day: 20 };
/** More people who have answered are not counted. */
export const MAX_ANSWERED = 50;
/** Who has been here for so many days and was answered by so many people is slowed by nothing of this. */
const ESTABLISHED = { days: 7, answered: 5 };

/** What speaks for somebody who has mails sent. */
export interface Sender {
  createdAt: Date;
  hasProvedAddress: boolean;
  /** Different people who have answered an invitation of theirs by a session or a mailed link. */
  answered: number;
}

/** @returns what may go out to strangers on behalf of somebody, null: as much as to others (R-mail-newcomer) */
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
