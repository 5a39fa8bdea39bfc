import { withColon } from '../../shared/locales/intl.ts';
import type { Language } from '../../shared/locales/languages.ts';
import type { Email, Facts, MailLink, MailTimes } from './email.ts';

/** How labels are written before what they name. */
function writerIn(language: Language) {
  const link = ({ label, url }: MailLink) => `${withColon(label, language)}\n${url}`;
  return {
    link,
    factLines: (facts: Facts = []) =>
      facts.map(([label, value]) => `${withColon(label, language)} ${value}`).join('\n'),
    timeLines: ({ title, slots, all }: MailTimes) =>
      [title, ...slots.map(link), ...(all ? [link(all)] : [])].join('\n'),
  };
}

/** @returns every fact and link of a mail, without a look; the link that does everything comes before those to times */
export function plainText(email: Email, closing: string, stop: MailLink | null): string {
  const { link, factLines, timeLines } = writerIn(email.language);
  const parts = (email.parts ?? []).map(({ title, facts, action, times }) =>
    [title, factLines(facts), link(action), ...(times ? [timeLines(times)] : [])].join('\n'),
  );
  const blocks = [
    email.greeting,
    ...email.paragraphs,
    ...(email.quotes ?? []),
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
