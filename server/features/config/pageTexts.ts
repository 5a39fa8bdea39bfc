import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { isGuestText } from '../../../shared/locales/guestTexts.ts';
import { LANGUAGES, type Language } from '../../../shared/locales/languages.ts';
import { TEXTS } from '../../../shared/locales/texts.ts';
import { OWN_TEXTS_URL } from '../../../shared/locales/textsUrl.ts';
import { AppError } from '../../appError.ts';

const YEAR = 31_536_000;

/** Texts that only mails use are not for pages. */
const isPageText = (key: string) => !key.startsWith('mail.');

function textsOf(language: Language, isWanted: (key: string) => boolean): string {
  return JSON.stringify(Object.fromEntries(Object.entries(TEXTS[language]).filter(([key]) => isWanted(key))));
}

/** By the name of the file: all texts of pages, and the texts of guests' pages. */
const texts = new Map(
  LANGUAGES.flatMap((language): [string, string][] => [
    [language, textsOf(language, isPageText)],
    [`${language}.guest`, textsOf(language, isGuestText)],
  ]),
);
const version = createHash('sha256')
  .update([...texts.values()].join())
  .digest('base64url')
  .slice(0, 10);

/** Where pages fetch their texts; `{language}` is to be replaced (R-texts). */
export const WEB_TRANSLATION_URL = `${OWN_TEXTS_URL}?v=${version}`;

const compressed = new Map<string, Buffer>();

function compressedText(name: string, text: string): Buffer {
  const known = compressed.get(name) ?? brotliCompressSync(text);
  compressed.set(name, known);
  return known;
}

/** The translation files: two a language, kept for ever, as the address contains their version. */
export function pageTextRoutes(app: FastifyInstance): void {
  type Route = { Params: { name: string }; Querystring: { v?: string } };
  app.get<Route>('/locales/:name.json', { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params;
    const text = texts.get(name);
    if (text === undefined) throw new AppError('E.notFound');
    const isCurrent = request.query.v === version;
    reply.headers({
      'cache-control': isCurrent ? `public, max-age=${YEAR}, immutable` : 'no-cache',
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
    });
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    return takesBrotli ? reply.header('content-encoding', 'br').send(compressedText(name, text)) : reply.send(text);
  });
}
