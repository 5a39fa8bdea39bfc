import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  chosenLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  languageCookie,
  toLanguage,
} from '../../shared/locales/languages.ts';
import { firstValue, type QueryValue } from './malformed.ts';

/** Nobody reads more of them. */
const MAX_TAGS = 10;

/** @returns the tags of an Accept-Language header, best first as browsers send them */
export function languageTags(header: string | undefined): string[] {
  const tags = (header ?? '').split(',', MAX_TAGS).map((part) => part.split(';')[0]?.trim() ?? '');
  return tags.filter((tag) => /^[\w-]{2,35}$/.test(tag));
}

function firstSpoken(header: string | undefined): Language | null {
  const languages = languageTags(header).map(toLanguage);
  return languages.find((language) => language !== null) ?? null;
}

/** @returns the first language of an Accept-Language header that we speak */
export const askedLanguage = (header: string | undefined): Language => firstSpoken(header) ?? DEFAULT_LANGUAGE;

type Asked = Pick<FastifyRequest, 'query' | 'headers'>;

/** `?lang=` of the address. */
const languageOf = ({ query }: Pick<Asked, 'query'>) => toLanguage(firstValue((query as { lang?: QueryValue }).lang));

/**
 * @returns the language a request says by its address, as it was chosen on this device, or by its header
 * (R-language-choice); null where it says none that we speak
 */
export function saidLanguage({ query, headers }: Asked): Language | null {
  const chosen = toLanguage(chosenLanguage(headers.cookie ?? ''));
  return languageOf({ query }) ?? chosen ?? firstSpoken(headers['accept-language']);
}

/** @returns the query by which the page that a request is led to speaks as its own address says; empty where that says none */
export function languageQuery(request: Pick<Asked, 'query'>): string {
  const language = languageOf(request);
  return language ? `?lang=${language}` : '';
}

/** Has the device keep the language that a page's address names: some leave before a script does it (R-language-choice). */
export function keepLanguage(request: Asked, reply: FastifyReply): void {
  const language = languageOf(request);
  if (language) reply.header('set-cookie', languageCookie(language));
}
