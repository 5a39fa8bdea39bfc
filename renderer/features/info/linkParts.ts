import { locateAddresses } from '../../../shared/domain/people/findAddresses.ts';

/** A piece of a text, and where it leads; null where it is only read. */
export interface LinkPart {
  text: string;
  href: string | null;
}

/** A web address, without the sign that ends a sentence. */
const WEB = /(https?:\/\/[^\s<>]*[^\s<>.,;:!?)])/;

const mailTo = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

function mailParts(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let end = 0;
  for (const { address, word, index } of locateAddresses(text)) {
    const at = word.toLowerCase().indexOf(address);
    // With signs in it that nobody sees.
    if (at < 0) continue;
    const from = index + at;
    parts.push({ text: text.slice(end, from), href: null });
    end = from + address.length;
    parts.push({ text: text.slice(from, end), href: mailTo(address) });
  }
  return [...parts, { text: text.slice(end), href: null }];
}

/** @returns a text in pieces: web and mail addresses, whole ones alone, and what stands between them (R-email-form) */
export function linkParts(text: string): LinkPart[] {
  return text
    .split(WEB)
    .flatMap((part, index) => (index % 2 === 1 ? [{ text: part, href: part }] : mailParts(part)))
    .filter((part) => part.text !== '');
}
