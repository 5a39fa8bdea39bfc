import type { Formats } from '../../../shared/domain/formats.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import type { Context } from '../../context.ts';
import type { ClubMailingRow, ClubRow, UserRow } from '../../db/tables.ts';
import { dayText } from '../../mail/slotText.ts';
import { textIn } from '../../texts.ts';
import { KEPT_DAYS } from './access.ts';
import { type ClubMessage, nameIn, toClub } from './clubEmail.ts';

const DAY_MS = 86_400_000;

interface Mailing {
  mailing: ClubMailingRow;
  club: ClubRow;
  /** The person who pressed; undefined for the clock. */
  author: UserRow | undefined;
  about: UserRow | undefined;
  /** Of the reader. */
  formats: Formats;
}

/** The text that organisers write to members. The only link that leads elsewhere is shown with its host (R-club-announce). */
function announcement(context: Context, { mailing, club, author }: Mailing, language: Language): ClubMessage {
  const { subject, body, link } = mailing;
  const name = author ? nameIn(author, language) : textIn(language, 'person.former');
  return {
    subject: textIn(language, 'mail.club.news.subject', { club: club.name, subject: subject ?? '' }),
    paragraphs: [textIn(language, 'mail.club.news.intro', { name, club: club.name })],
    quotes: [{ text: body ?? '' }],
    action: link
      ? { label: textIn(language, 'mail.club.news.link', { host: new URL(link).hostname }), url: link }
      : toClub(context, club, language),
  };
}

/** @returns the text of a mailing, in the language of its reader */
export function writeMailing(context: Context, it: Mailing, language: Language): ClubMessage {
  const { mailing, club, author, about, formats } = it;
  const { kind, created_at } = mailing;
  if (kind === 'ANNOUNCEMENT') return announcement(context, it, language);
  const values = {
    club: club.name,
    name: about ? nameIn(about, language) : textIn(language, 'person.former'),
    date: dayText(formats, created_at.getTime() + KEPT_DAYS * DAY_MS),
  };
  // The successor of a keeper whose account has ended has not pressed anything.
  const by =
    author && author.id !== about?.id ? [textIn(language, 'mail.club.by', { name: nameIn(author, language) })] : [];
  return {
    subject: textIn(language, `mail.club.${kind}.subject`, values),
    paragraphs: [textIn(language, `mail.club.${kind}.intro`, values), ...by],
    action: toClub(context, club, language),
  };
}
