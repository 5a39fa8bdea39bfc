import type { FastifyInstance } from 'fastify';
import { getConfig, getInfoText } from '../../../shared/contract/config.ts';
import { phoneOffered } from '../../config.ts';
import type { Context } from '../../context.ts';
import { askedLanguage } from '../../plugins/askedLanguage.ts';
import { mount } from '../../plugins/mount.ts';
import { offeredProviders } from '../../providers.ts';
import { readInfoText } from './infoText.ts';
import { installRoutes } from './installRoutes.ts';
import { pageTextRoutes, WEB_TRANSLATION_URL } from './pageTexts.ts';

export async function configRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { config, clock } = context;
  const { links } = config;
  const providers = offeredProviders(config);

  await mount(app, context, getConfig, async ({ request }) => ({
    fbAppId: config.facebook?.appId ?? null,
    googleClientId: config.googleClientId,
    appleClientId: config.appleClientId,
    sdk: {
      google: providers.google?.script ?? null,
      facebook: providers.facebook?.script ?? null,
      apple: providers.apple?.script ?? null,
    },
    webAccessUrl: config.publicUrl,
    phoneOffered: phoneOffered(config),
    countryCode: config.defaultCountry,
    profilePicture: '/pictures/',
    webTranslationURL: WEB_TRANSLATION_URL,
    language: askedLanguage(request.headers['accept-language']),
    now: clock.now().toISOString(),
    development: config.development,
    sentryDsn: config.sentryDsn,
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
  await mount(app, context, getInfoText, async ({ query }) =>
    readInfoText(config.textsDir, query.page, query.language),
  );
  pageTextRoutes(app);
  await installRoutes(app);
}
