import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, type Language, toLanguage } from '../../shared/locales/languages.ts';
import { firstValue, type QueryValue } from './malformed.ts';

function firstSpoken(header: string | undefined): Language | null {
  const tags = (header ?? '').split(',').map((part) => part.split(';')[0]?.trim());
  return tags.map(toLanguage).find((language) => language !== null) ?? null;
}

/** @returns the first language of an Accept-Language header that we speak */
export const askedLanguage = (header: string | undefined): Language => firstSpoken(header) ?? DEFAULT_LANGUAGE;

/** @returns the language a request says by its address or its header; null where it says none that we speak */
export function saidLanguage({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Language | null {
  const { lang } = query as { lang?: QueryValue };
  return toLanguage(firstValue(lang)) ?? firstSpoken(headers['accept-language']);
}
