import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES, type Language } from '../../../shared/locales/languages.ts';
import { TEXTS } from '../../../shared/locales/texts.ts';
import { OWN_TEXTS_URL } from '../../../shared/locales/textsUrl.ts';
import { AppError } from '../../appError.ts';

const YEAR = 31_536_000;

/** Texts that only mails use are not for pages. */
function pageTexts(language: Language): string {
  const entries = Object.entries(TEXTS[language]).filter(([key]) => !key.startsWith('mail.'));
  return JSON.stringify(Object.fromEntries(entries));
}

const texts = new Map(LANGUAGES.map((language) => [language as string, pageTexts(language)]));
const version = createHash('sha256')
  .update([...texts.values()].join())
  .digest('base64url')
  .slice(0, 10);

/** Where pages fetch their texts; `{language}` is to be replaced (R-texts). */
export const WEB_TRANSLATION_URL = `${OWN_TEXTS_URL}?v=${version}`;

const compressed = new Map<string, Buffer>();

function compressedText(language: string, text: string): Buffer {
  const known = compressed.get(language) ?? brotliCompressSync(text);
  compressed.set(language, known);
  return known;
}

/** The translation files: one a language, for ever at the address that carries their version. */
export function pageTextRoutes(app: FastifyInstance): void {
  type Route = { Params: { language: string }; Querystring: { v?: string } };
  app.get<Route>('/locales/:language.json', { schema: { hide: true } }, async (request, reply) => {
    const { language } = request.params;
    const text = texts.get(language);
    if (text === undefined) throw new AppError('E.notFound');
    const isCurrent = request.query.v === version;
    reply.headers({
      'cache-control': isCurrent ? `public, max-age=${YEAR}, immutable` : 'no-cache',
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
    });
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    return takesBrotli ? reply.header('content-encoding', 'br').send(compressedText(language, text)) : reply.send(text);
  });
}
