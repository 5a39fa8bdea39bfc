import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { getConfig } from '../../../shared/contract/config.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, toLanguage } from '../../../shared/locales/languages.ts';
import { TEXTS } from '../../../shared/locales/texts.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { mount } from '../../plugins/mount.ts';

const YEAR = 31_536_000;

/** Texts that only mails use are not for pages. */
function pageTexts(language: Language): string {
  const entries = Object.entries(TEXTS[language]).filter(([key]) => !key.startsWith('mail.'));
  return JSON.stringify(Object.fromEntries(entries));
}

/** @returns the first language of an Accept-Language header that we speak */
function preferred(header: string | undefined): Language {
  const tags = (header ?? '').split(',').map((part) => part.split(';')[0]?.trim());
  return tags.map(toLanguage).find((language) => language !== null) ?? DEFAULT_LANGUAGE;
}

export async function configRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { config, clock } = context;
  const texts = new Map(LANGUAGES.map((language) => [language as string, pageTexts(language)]));
  const version = createHash('sha256')
    .update([...texts.values()].join())
    .digest('base64url')
    .slice(0, 10);
  const { links } = config;

  await mount(app, context, getConfig, async ({ request }) => ({
    fbAppId: config.facebook?.appId ?? null,
    googleClientId: config.googleClientId,
    appleClientId: config.appleClientId,
    webAccessUrl: config.publicUrl,
    countryCode: config.defaultCountry,
    profilePicture: '/pictures/',
    webTranslationURL: `/locales/{language}.json?v=${version}`,
    language: preferred(request.headers['accept-language']),
    now: clock.now().toISOString(),
    development: config.development,
    links: {
      appStore: links.appStore ?? null,
      playStore: links.playStore ?? null,
      quickStart: links.quickStart ?? null,
      privacy: links.privacy ?? null,
      terms: links.terms ?? null,
      imprint: links.imprint ?? null,
      social: links.social,
    },
  }));

  app.get<{ Params: { language: string } }>(
    '/locales/:language.json',
    { schema: { hide: true } },
    async (request, reply) => {
      const text = texts.get(request.params.language);
      if (text === undefined) throw new AppError('E.notFound');
      const isCurrent = (request.query as { v?: string }).v === version;
      reply.header('cache-control', isCurrent ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );
}
