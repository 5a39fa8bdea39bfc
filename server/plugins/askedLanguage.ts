import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  chosenLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  languageCookie,
  toLanguage,
} from '../../shared/locales/languages.ts';
import { firstValue, type QueryValue } from './malformed.ts';

/** Only the first ones are read. */
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
 * @returns the language a request names by its address, by the choice stored on this device, or by its header
 * (R-language-choice); null where it names none that we speak
 */
export function saidLanguage({ query, headers }: Asked): Language | null {
  const chosen = toLanguage(chosenLanguage(headers.cookie ?? ''));
  return languageOf({ query }) ?? chosen ?? firstSpoken(headers['accept-language']);
}

/** @returns the query that gives a page of ours the language of the request's own address; empty where that names none */
export function languageQuery(request: Pick<Asked, 'query'>): string {
  const language = languageOf(request);
  return language ? `?lang=${language}` : '';
}

/** Makes the device keep the language in a page's address: some readers leave before a script can (R-language-choice). */
export function keepLanguage(request: Asked, reply: FastifyReply): void {
  const language = languageOf(request);
  if (language) reply.header('set-cookie', languageCookie(language));
}

const reading = new AsyncLocalStorage<Language>();

/**
 * @returns the language of the page that the current request is for, according to the request (R-language-choice); English
 *   where it names none, and outside of requests
 */
export const readerLanguage = (): Language => reading.getStore() ?? DEFAULT_LANGUAGE;

/**
 * Makes the reader's language known to answers that name people in our own words, so that features do not have to pass it on.
 */
export function rememberLanguage(app: FastifyInstance): void {
  // Not before the body is read: listeners to its bytes start outside this request.
  app.addHook('preHandler', (request, _reply, done) => reading.run(saidLanguage(request) ?? DEFAULT_LANGUAGE, done));
}
