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

function firstSpoken(header: string | undefined): Language | null {
  const languages = languageTags(header).map(toLanguage);
  return languages.find((language) => language !== null) ?? null;
}

/** @returns the first language of an Accept-Language header that we speak */
export const askedLanguage = (header: string | undefined): Language => firstSpoken(header) ?? DEFAULT_LANGUAGE;

const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]{2})(?:;|$)`);

/**
 * @returns the language a request says by its address, as it was chosen on this device, or by its header
 * (R-language-choice); null where it says none that we speak
 */
export function saidLanguage({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Language | null {
  const { lang } = query as { lang?: QueryValue };
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1];
  return toLanguage(firstValue(lang)) ?? toLanguage(chosen) ?? firstSpoken(headers['accept-language']);
}
