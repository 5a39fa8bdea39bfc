import type { getConfig } from '../../../shared/contract/config.ts';
import type { ResponseOf } from '../../../shared/contract/endpoint.ts';
import {
  type ClientField,
  clientField,
  SOCIAL_PROVIDERS,
  type SocialProvider,
} from '../../../shared/domain/people/logInProviders.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { phoneOffered } from '../../config.ts';
import type { Context } from '../../context.ts';
import { offeredProviders } from '../../providers.ts';
import { mainSport } from './mainSport.ts';
import { WEB_TRANSLATION_URL } from './pageTexts.ts';

/**
 * What this deployment tells about itself (R-config-answer).
 * @param language that the reader asks for
 */
export function configAnswer(context: Context, language: Language): ResponseOf<typeof getConfig> {
  const { config, clock } = context;
  const { links } = config;
  const offered = offeredProviders(config);
  const offer = (provider: SocialProvider) => offered.find(({ id }) => id === provider);
  const clientIds = SOCIAL_PROVIDERS.map((id) => [clientField(id), offer(id)?.clientId ?? null]);
  const scripts = SOCIAL_PROVIDERS.map((id) => [id, offer(id)?.script ?? null]);
  return {
    ...(Object.fromEntries(clientIds) as Record<ClientField, string | null>),
    sdk: Object.fromEntries(scripts) as Record<SocialProvider, string | null>,
    webAccessUrl: config.publicUrl,
    phoneOffered: phoneOffered(config),
    countryCode: config.defaultCountry,
    profilePicture: '/pictures/',
    webTranslationURL: WEB_TRANSLATION_URL,
    language,
    now: clock.now().toISOString(),
    sport: mainSport(context),
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
