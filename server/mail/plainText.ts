import type { Email, Facts, MailLink, MailTimes } from './email.ts';

const factLines = (facts: Facts = []) => facts.map(([label, value]) => `${label}: ${value}`).join('\n');
const link = ({ label, url }: MailLink) => `${label}:\n${url}`;

function timeLines({ title, slots, all }: MailTimes): string {
  return [title, ...slots.map(link), ...(all ? [link(all)] : [])].join('\n');
}

/** @returns every fact and link of a mail, without a look; the link that does everything comes before those to times */
export function plainText(email: Email, closing: string, stop: MailLink | null): string {
  const parts = (email.parts ?? []).map(({ title, facts, action, times }) =>
    [title, factLines(facts), link(action), ...(times ? [timeLines(times)] : [])].join('\n'),
  );
  const blocks = [
    email.greeting,
    ...email.paragraphs,
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
