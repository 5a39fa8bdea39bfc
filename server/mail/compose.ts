import { BRAND } from '../../shared/brand.ts';
import { firstCharacters } from '../../shared/domain/characters.ts';
import { isolated, withColon } from '../../shared/locales/intl.ts';
import type { TextKey } from '../../shared/locales/keys.ts';
import type { Language } from '../../shared/locales/languages.ts';
import { unsubscribePath } from '../../shared/routes/paths.ts';
import { textIn } from '../texts.ts';
import type { Email, Facts, MailLink, MailTimes } from './email.ts';
import { mailHtml } from './html/mailHtml.ts';
import { withoutTypedLinks } from './unlinked.ts';

/** Writes a label before its value. */
function writerIn(language: Language) {
  const link = ({ label, url }: MailLink) => `${withColon(label, language)}\n${url}`;
  return {
    link,
    factLines: (facts: Facts = []) =>
      facts.map(([label, value]) => `${withColon(label, language)} ${isolated(value)}`).join('\n'),
    timeLines: ({ title, slots, all }: MailTimes) =>
      [title, ...slots.map(link), ...(all ? [link(all)] : [])].join('\n'),
  };
}

/** @returns every fact and link of a mail as plain text; the link that does everything comes before those to times */
function plainText(email: Email, closing: string, stop: MailLink | null): string {
  const { link, factLines, timeLines } = writerIn(email.language);
  const parts = (email.parts ?? []).map(({ title, facts, action, times }) =>
    [title, factLines(facts), link(action), ...(times ? [timeLines(times)] : [])].join('\n'),
  );
  const blocks = [
    email.greeting,
    ...email.paragraphs,
    ...(email.quotes ?? []).map(({ text }) => text),
    factLines(email.facts),
    ...parts,
    email.action ? link(email.action) : '',
    email.times ? timeLines(email.times) : '',
    ...(email.notes ?? []),
    closing,
    stop ? link(stop) : '',
  ];
  return blocks.filter(Boolean).join('\n\n');
}

interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

/** Nothing a person typed may add a line to a header. */
export function oneLine(text: string): string {
  return firstCharacters(text.replace(/\s+/g, ' ').trim(), 200);
}

/** What the link says that stops such mails. */
function stopText(stop: Email['stop']): TextKey {
  if (stop?.notesOf) return 'mail.stop.notes';
  if (stop?.clubId) return stop.simple ? 'mail.stop.club.listed' : 'mail.stop.club';
  return 'mail.stop';
}

/**
 * @param publicUrl the address of the deployment
 * @returns subject, plain text and HTML of a mail
 */
export function compose(written: Email, publicUrl: string): ComposedMail {
  const email = withoutTypedLinks(written);
  const why = email.why ?? textIn(email.language, 'mail.closing' satisfies TextKey, { product: BRAND.name });
  const closing = email.replyTo ? why : `${why} ${textIn(email.language, 'mail.noReplies' satisfies TextKey)}`;
  const path = email.stop && unsubscribePath(email.stop);
  const stop = path
    ? {
        label: textIn(email.language, stopText(email.stop)),
        url: `${publicUrl}${path}`,
      }
    : null;
  return {
    subject: oneLine(email.subject),
    text: plainText(email, closing, stop),
    html: mailHtml(email, closing, stop),
  };
}

/** @returns the sender's name in a mail on somebody's behalf (R-mail-sender) */
export function senderName(email: Email): string {
  if (!email.fromName) return BRAND.name;
  return oneLine(textIn(email.language, 'mail.via', { name: email.fromName, product: BRAND.name }));
}
