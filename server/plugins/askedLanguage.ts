import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, type Language, toLanguage } from '../../shared/locales/languages.ts';
import { firstValue, type QueryValue } from './malformed.ts';

/** Nobody reads more of them. */
const MAX_TAGS = 10;

/** @returns the tags of an Accept-Language header, best first as browsers send them */
export function languageTags(header: string | undefined): string[] {
  const tags = (header ?? '').split(',', MAX_TAGS).map((part) => part.split(';')[0]?.trim() ?? '');
  return tags.filter((tag) => /^[\w-]{2,35}$/.test(tag));
}

/** @returns the first language of an Accept-Language header that we speak */
export function askedLanguage(header: string | undefined): Language {
  const found = languageTags(header).map(toLanguage);
  return found.find((language) => language !== null) ?? DEFAULT_LANGUAGE;
}

const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]{2})(?:;|$)`);

/** @returns the language a page will be read in: of the address, as chosen on this device, or as the browser asks (R-language-choice) */
export function pageLanguage({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const { lang } = query as { lang?: QueryValue };
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1];
  return toLanguage(firstValue(lang)) ?? toLanguage(chosen) ?? askedLanguage(headers['accept-language']);
}
