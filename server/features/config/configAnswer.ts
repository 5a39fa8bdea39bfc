import type { getConfig } from '../../../shared/contract/config.ts';
import type { ResponseOf } from '../../../shared/contract/endpoint.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { phoneOffered } from '../../config.ts';
import type { Context } from '../../context.ts';
import { offeredProviders } from '../../providers.ts';
import { WEB_TRANSLATION_URL } from './pageTexts.ts';

/**
 * What this deployment says of itself (R-config-answer).
 * @param language that the reader asks for
 */
export function configAnswer({ config, clock }: Context, language: Language): ResponseOf<typeof getConfig> {
  const { links } = config;
  const { google, facebook, apple } = offeredProviders(config);
  return {
    fbAppId: config.facebook?.appId ?? null,
    googleClientId: config.googleClientId,
    appleClientId: config.appleClientId,
    sdk: { google: google?.script ?? null, facebook: facebook?.script ?? null, apple: apple?.script ?? null },
    webAccessUrl: config.publicUrl,
    phoneOffered: phoneOffered(config),
    countryCode: config.defaultCountry,
    profilePicture: '/pictures/',
    webTranslationURL: WEB_TRANSLATION_URL,
    language,
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
  };
}
