import type { InferType } from 'yup';
import { LANGUAGES } from '../../locales/languages.ts';
import { array, flag, maybeText, oneOf, shape, text } from './fields.ts';

const configAnswer = shape({
  fbAppId: maybeText(),
  googleClientId: maybeText(),
  appleClientId: maybeText(),
  /** Where the page finds the providers' scripts; null for a provider that is not set up. */
  sdk: shape({ google: maybeText(), facebook: maybeText(), apple: maybeText() }),
  webAccessUrl: text(),
  countryCode: text(),
  /** Whether text messages can be sent: without, nobody can sign up by phone. */
  phoneOffered: flag(),
  /** Base URL of thumbnails; the picture's id follows. */
  profilePicture: text(),
  /** URL of the texts; `{language}` in it is to be replaced. */
  webTranslationURL: text(),
  language: oneOf(LANGUAGES),
  /** The server's time: pages count from it, not from the device's clock. */
  now: text(),
  /** Whether the tools of development are there (R-dev-tools). */
  development: flag(),
  /** Where the page reports errors to; null for nowhere. */
  sentryDsn: maybeText(),
  /** Addresses of the deployment; a missing one leads to a page of our own. */
  links: shape({
    appStore: maybeText(),
    playStore: maybeText(),
    quickStart: maybeText(),
    privacy: maybeText(),
    terms: maybeText(),
    imprint: maybeText(),
    social: array(shape({ name: text(), url: text() })).defined(),
  }),
});
export type AppConfig = InferType<typeof configAnswer>;

export const getConfig = { response: configAnswer };
