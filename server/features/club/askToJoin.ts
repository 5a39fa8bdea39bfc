import { BRAND } from '../../../shared/brand.ts';
import type { askToJoin as endpoint } from '../../../shared/contract/clubActs.ts';
import type { BodyOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { clubJoinPath } from '../../../shared/routes/club.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { ClubRow, EntryRow, UserRow } from '../../db/tables.ts';
import { dayText } from '../../mail/slotText.ts';
import { doOnce, type Once } from '../../once/doOnce.ts';
import { textIn } from '../../texts.ts';
import { provedMail } from '../membership/emails.ts';
import { areApart, takesNoInvitations } from '../people/blocks.ts';
import { findByAddress, newGuest } from '../people/guests.ts';
import { findFormats, findUser } from '../people/repository.ts';
import { lockFor } from './access.ts';
import { type ClubMessage, type ClubSender, mailsOf, nameIn, sendClubEmail } from './clubEmail.ts';
import { checkFirstContacts, countContact, findContacts } from './contacts.ts';
import { keepAct } from './history.ts';
import { hasStoppedClub } from './membership.ts';

/** A line that can be asked, and its address. */
interface Asked {
  line: EntryRow;
  address: string;
}

/** @returns the line with its address; null for members, and for a child, whose parent cannot join for it (R-club-via) */
async function askable(tx: Tx, line: EntryRow): Promise<Asked | null> {
  if (line.state !== 'IN' || line.role !== 'GUEST') return null;
  const address = line.user_id === null ? line.email : await provedMail(tx, line.user_id);
  return address === null ? null : { line, address };
}

/** A member whose address was typed in a second line is not asked. */
async function isMember(tx: Tx, clubId: string, userId: string): Promise<boolean> {
  const lines = tx.selectFrom('club_people').select('id').where('club_id', '=', clubId).where('user_id', '=', userId);
  return (await lines.where('joined_at', 'is not', null).executeTakeFirst()) !== undefined;
}

/** @returns the person of a line; somebody whose address nobody knows becomes a guest, who can stop such mails */
async function personOf(context: Context, tx: Tx, club: ClubRow, line: EntryRow): Promise<UserRow | undefined> {
  const { user_id, email } = line;
  if (user_id !== null) return findUser(tx, user_id);
  if (email === null) return undefined;
  const typed = { firstName: line.first_name, lastName: line.last_name };
  return (await findByAddress(tx, email)) ?? (await newGuest(context, tx, typed, email, club.language));
}

/** The mail that asks a person to join; `since` is the day on which organisers typed them, in their language, else null. */
function invitation(
  { config }: Context,
  { club, asks, since }: { club: ClubRow; asks: UserRow; since: string | null },
  language: Language,
): ClubMessage {
  const values = { name: nameIn(asks, language), club: club.name, product: BRAND.name };
  return {
    subject: textIn(language, 'mail.club.ask.subject', values),
    paragraphs: [textIn(language, 'mail.club.ask.intro', values), textIn(language, 'mail.club.ask.how', values)],
    action: {
      label: textIn(language, 'mail.club.ask.action'),
      url: `${config.publicUrl}${clubJoinPath(club.slug, club.join_token)}`,
    },
    why: since
      ? textIn(language, 'mail.club.why.listed', { ...values, date: since })
      : textIn(language, 'mail.club.why.known', values),
  };
}

async function ask(context: Context, tx: Tx, sender: ClubSender & { user: UserRow }, line: EntryRow): Promise<void> {
  const { club, user: asks } = sender;
  const person = await personOf(context, tx, club, line);
  // None of this shows in the answer, which would tell whose address was typed, and whom they have blocked (R-club-unproved).
  if (!person || takesNoInvitations(person) || (await areApart(tx, asks.id, person.id))) return;
  if ((await isMember(tx, club.id, person.id)) || (await hasStoppedClub(tx, person.id, club.id))) return;
  const formats = await findFormats(tx, person);
  const isTyped = line.user_id === null;
  const since = !isTyped ? null : dayText(formats, line.added_at.getTime());
  await sendClubEmail(
    context,
    tx,
    sender,
    {
      user: person,
      address: isTyped ? line.email : null,
      firstName: (isTyped && line.first_name) || person.first_name,
      isAnswered: false,
    },
    (language) => invitation(context, { club, asks, since }, language),
  );
}

/**
 * Asks people of a club's list to join it, by mail and at once (R-club-ask).
 * @throws AppError 403 for anybody but its organisers, 404 for a person who is not on the list, 409, 429 without room for the
 *   mails: then nobody is asked
 */
export async function askToJoin(
  context: Context,
  userId: string,
  id: string,
  { personIds }: BodyOf<typeof endpoint>,
  once: Once | null,
): Promise<ResponseOf<typeof endpoint>> {
  const now = context.clock.now();
  const ids = [...new Set(personIds)];
  const work = async (tx: Tx): Promise<ResponseOf<typeof endpoint>> => {
    const { club } = await lockFor(tx, 'PEOPLE', id, userId, now);
    const asks = await findUser(tx, userId);
    if (!asks) throw new AppError('E.auth.required');
    const lines = await tx
      .selectFrom('club_people')
      .selectAll()
      .where('club_id', '=', id)
      .where('id', 'in', ids)
      .orderBy('added_at')
      .orderBy('id')
      .execute();
    if (lines.length < ids.length) throw new AppError('E.notFound');
    const wanted: Asked[] = [];
    for (const line of lines) wanted.push(...[await askable(tx, line)].filter((each) => each !== null));
    const contacts = await findContacts(
      tx,
      id,
      wanted.map(({ address }) => address),
    );
    const asked: Asked[] = [];
    for (const { line, address } of wanted) {
      const contact = contacts.get(address);
      const hasStopped = contact?.isRefused || (line.user_id !== null && (await hasStoppedClub(tx, line.user_id, id)));
      if (!hasStopped && !contact?.isSilent) asked.push({ line, address });
    }
    const first = asked.filter(({ address }) => !contacts.has(address));
    await checkFirstContacts(tx, club, first.length, now);
    const sender = { club, user: asks, most: await mailsOf(tx, id), isRefusable: true as const };
    for (const { line, address } of asked) {
      await ask(context, tx, sender, line);
      const hasAnswered = contacts.get(address)?.hasAnswered ?? false;
      await countContact(tx, id, address, { hasAnswered, now });
    }
    if (asked.length > 0) await keepAct(tx, id, { at: now, actor: userId, action: 'ASKED' });
    return { sent: asked.length, skipped: lines.length - asked.length };
  };
  const { result } = await context.db.transaction().execute((tx) => doOnce(tx, once, now, () => work(tx)));
  return result;
}
