import { subDays } from 'date-fns/subDays';
import { BRAND } from '../../../shared/brand.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { ClubRow, EntryRow } from '../../db/tables.ts';
import { textIn } from '../../texts.ts';
import { findUser } from '../people/repository.ts';
import { mailsOf, nameIn, sendClubEmail, toClub } from './clubEmail.ts';

/**
 * Tells the organisers that somebody asks to join: each of them at most once a day (R-club-join). The caller locks the club.
 */
export async function notifyAsked(context: Context, tx: Tx, club: ClubRow, askingId: string): Promise<void> {
  const now = context.clock.now();
  const person = await findUser(tx, askingId);
  if (!person) return;
  const untold = await tx
    .selectFrom('club_people')
    .select(['id', 'user_id'])
    .where('club_id', '=', club.id)
    .where('role', '=', 'ORGANISER')
    .where('state', '=', 'IN')
    .where(({ or, eb }) => or([eb('told_asked_at', 'is', null), eb('told_asked_at', '<=', subDays(now, 1))]))
    .execute();
  const sender = { club, user: person, most: await mailsOf(tx, club.id) };
  for (const { id, user_id } of untold) {
    const user = user_id === null ? undefined : await findUser(tx, user_id);
    if (!user) continue;
    const receiver = { user, address: null, firstName: user.first_name, isAnswered: true };
    const isStored = await sendClubEmail(context, tx, sender, receiver, (language) => {
      const values = { name: nameIn(person, language), club: club.name };
      return {
        subject: textIn(language, 'mail.club.asked.subject', values),
        paragraphs: [textIn(language, 'mail.club.asked.intro', values), textIn(language, 'mail.club.asked.once')],
        action: toClub(context, club, language, 'mail.club.asked.action'),
      };
    });
    // An organiser who got no mail, as a budget was used up, is told of the next request.
    if (isStored) await tx.updateTable('club_people').set({ told_asked_at: now }).where('id', '=', id).execute();
  }
}

/** Tells somebody that an organiser has let them in, or has taken them off the list (R-club-join, R-club-leave). */
export async function notifyEntry(
  context: Context,
  tx: Tx,
  { club, line, actor }: { club: ClubRow; line: EntryRow; actor: string },
  what: 'taken' | 'removed',
): Promise<void> {
  if (line.user_id === null || line.user_id === actor) return;
  const [user, sender] = [await findUser(tx, line.user_id), await findUser(tx, actor)];
  if (!user || !sender) return;
  const write = (language: Language) => {
    const values = { name: nameIn(sender, language), club: club.name, product: BRAND.name };
    return {
      subject: textIn(language, `mail.club.${what}.subject`, values),
      paragraphs: [textIn(language, `mail.club.${what}.intro`, values)],
      ...(what === 'taken'
        ? { action: toClub(context, club, language) }
        : { why: textIn(language, 'mail.club.why.removed', values) }),
    };
  };
  const receiver = { user, address: null, firstName: user.first_name, isAnswered: true };
  await sendClubEmail(context, tx, { club, user: sender, most: await mailsOf(tx, club.id) }, receiver, write);
}
