import { BRAND } from '../../../shared/brand.ts';
import { personName } from '../../../shared/domain/people/personName.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { clubPath } from '../../../shared/routes/club.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { ClubRow, UserRow } from '../../db/tables.ts';
import type { Email } from '../../mail/email.ts';
import { textIn } from '../../texts.ts';
import { provedMail } from '../membership/emails.ts';
import { hasStoppedClub } from './membership.ts';

/** How many mails a club sends in a day: the number for each of its people, the least and the most (R-club-mail). */
const DAILY = { each: 4, least: 100, most: 8000 };

/** @returns how many mails a club sends in 24 hours, by how many people have joined it */
export async function mailsOf(db: Queryable, clubId: string): Promise<number> {
  const { joined } = await db
    .selectFrom('club_people')
    .select(({ fn }) => fn.count<number>('joined_at').as('joined'))
    .where('club_id', '=', clubId)
    .executeTakeFirstOrThrow();
  return Math.min(DAILY.most, Math.max(DAILY.least, DAILY.each * joined));
}

/** The receiver of a club's mail. */
export interface ClubReceiver {
  user: UserRow;
  /** Null: the proved address of their account. */
  address: string | null;
  firstName: string;
  /** They have joined the club, or answered it. */
  isAnswered: boolean;
}

/** The text, in the receiver's language. */
export interface ClubMessage {
  subject: string;
  paragraphs: string[];
  quotes?: Email['quotes'];
  action?: Email['action'];
  why?: string;
}

/** The club that writes, and the person who caused it. */
export interface ClubSender {
  club: ClubRow;
  /** The person who pressed: the mail counts for them as well. Null: the clock. */
  user: UserRow | null;
  /** How many mails the club sends in a day. */
  most: number;
  /** The person who pressed is told when there is no room. */
  isRefusable?: true;
}

/** @returns the name of somebody as mails write it, or that of a former player */
export const nameIn = ({ first_name, last_name }: UserRow, language: Language): string =>
  personName({ firstName: first_name, lastName: last_name }, language) || textIn(language, 'person.former');

/** @returns the button that leads to a club's page */
export const toClub = (
  { config }: Pick<Context, 'config'>,
  { slug }: ClubRow,
  language: Language,
  label: TextKey = 'mail.club.open',
) => ({ label: textIn(language, label), url: `${config.publicUrl}${clubPath(slug)}` });

/**
 * Sends a mail of a club (R-club-mail), unless its receiver has stopped the club or has no address.
 * @returns whether it is stored
 * @throws AppError 429 for a refusable one when a budget of the club or of the sender is used up
 */
export async function sendClubEmail(
  context: Context,
  tx: Tx,
  { club, user: sender, most, isRefusable }: ClubSender,
  { user, address, firstName, isAnswered }: ClubReceiver,
  write: (language: Language) => ClubMessage,
): Promise<boolean> {
  if (user.deleted_at || user.disabled_at || (await hasStoppedClub(tx, user.id, club.id))) return false;
  const to = address ?? (await provedMail(tx, user.id));
  if (to === null) return false;
  const { language } = user;
  const { why, ...message } = write(language);
  return context.mailer.send(tx, {
    ...{ to, language, fromName: club.name },
    greeting: firstName
      ? textIn(language, 'mail.greeting', { name: firstName })
      : textIn(language, 'mail.friend.greeting'),
    ...message,
    why: why ?? textIn(language, 'mail.club.why', { club: club.name, product: BRAND.name }),
    about: 'OTHER',
    stop: {
      ...{ token: user.mail_token, senderId: sender?.id ?? null, clubId: club.id },
      simple: address !== null,
    },
    club: { most, isAnswered },
    ...(isRefusable && { isRefusable }),
  });
}
