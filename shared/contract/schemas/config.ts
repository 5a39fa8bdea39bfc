import type { InferType } from 'yup';
import { LANGUAGES } from '../../locales/languages.ts';
import { array, flag, maybeWords, oneOf, shape, words } from './fields.ts';

const configAnswer = shape({
  fbAppId: maybeWords(),
  googleClientId: maybeWords(),
  appleClientId: maybeWords(),
  /** Where the page finds the providers' scripts; null for a provider that is not set up. */
  sdk: shape({ google: maybeWords(), facebook: maybeWords(), apple: maybeWords() }),
  webAccessUrl: words(),
  countryCode: words(),
  /** Whether text messages can be sent: without, nobody can sign up by phone. */
  phoneOffered: flag(),
  /** Base URL of thumbnails; the picture's id follows. */
  profilePicture: words(),
  /** URL of the texts; `{language}` in it is to be replaced. */
  webTranslationURL: words(),
  language: oneOf(LANGUAGES),
  /** The server's time: pages count from it, not from the device's clock. */
  now: words(),
  /** Whether the tools of development are there (R-dev-tools). */
  development: flag(),
  /** Where the page reports errors to; null for nowhere. */
  sentryDsn: maybeWords(),
  /** Addresses of the deployment; a missing one leads to a page of our own. */
  links: shape({
    appStore: maybeWords(),
    playStore: maybeWords(),
    quickStart: maybeWords(),
    privacy: maybeWords(),
    terms: maybeWords(),
    imprint: maybeWords(),
    social: array(shape({ name: words(), url: words() })).defined(),
  }),
});
export type AppConfig = InferType<typeof configAnswer>;

export const getConfig = { response: configAnswer };
