/** What one text message holds. */
const MAX_SIGNS = 160;

/** Signs that make a text message of 160 signs one of 70, and what is read the same. */
const PLAIN: readonly [RegExp, string][] = [
  [/[‘’]/g, "'"],
  [/[“”„«»]/g, '"'],
  [/[–—]/g, '-'],
  [/…/g, '...'],
  [/[\u00a0\u202f\u2009]/g, ' '],
];

interface News {
  product: string;
  said: string;
  /** When the match is; empty where that is not agreed. */
  when: string;
  /** Where there is more. */
  url: string;
}

/**
 * News in one text message (R-text-news): where they are too long, what is said is cut, as names may be long; never when it is,
 * nor the link.
 */
export function newsText({ product, said, when, url }: News): string {
  const plain = (text: string) =>
    PLAIN.reduce((plainer, [sign, same]) => plainer.replace(sign, same), text.replace(/\s+/g, ' ').trim());
  const end = `${when && `, ${plain(when)}`} ${url}`;
  const room = MAX_SIGNS - product.length - 2 - end.length;
  const news = plain(said);
  const cut = news.length > room ? `${news.slice(0, Math.max(0, room - 3)).trimEnd()}...` : news;
  return `${product}: ${cut}${end}`;
}
