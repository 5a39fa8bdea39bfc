import type { InferType } from 'yup';
import { INFO_PAGES } from '../../domain/infoText.ts';
import { clientField, SOCIAL_PROVIDERS } from '../../domain/people/logInProviders.ts';
import { SPORTS } from '../../domain/values.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import { array, choice, flag, maybeText, object, oneOf, shape, text } from './fields.ts';

const each = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, maybeText()])) as Record<Key, ReturnType<typeof maybeText>>;

const configAnswer = shape({
  /** The deployment's ids at the providers; null for a provider that is not set up. */
  ...each(SOCIAL_PROVIDERS.map(clientField)),
  /** Where the page finds the providers' scripts. */
  sdk: shape(each(SOCIAL_PROVIDERS)),
  webAccessUrl: text(),
  countryCode: text(),
  /** Whether text messages can be sent; otherwise nobody can sign up by phone. */
  phoneOffered: flag(),
  /** Base URL of thumbnails; the picture's id follows. */
  profilePicture: text(),
  /** URL of the texts; `{language}` in it is to be replaced. */
  webTranslationURL: text(),
  language: oneOf(LANGUAGES),
  /** The server's time: pages count from it, not from the device's clock. */
  now: text(),
  /** The sport that most people of the deployment play; a server of the previous release does not send it (R-main-sport). */
  sport: oneOf(SPORTS).optional(),
  /** Whether the tools of development are there (R-dev-tools). */
  development: flag(),
  /** The address to which the page reports errors; null for none. */
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

export const getConfig = { response: configAnswer };

const infoText = shape({
  title: maybeText(),
  sections: array(shape({ title: maybeText(), paragraphs: array(text()).defined() })).defined(),
});
export type InfoText = InferType<typeof infoText>;

export const getInfoText = {
  query: object({ page: choice(INFO_PAGES).required(), language: choice(LANGUAGES).required() }),
  response: infoText,
};

const licencedPart = shape({
  name: text(),
  /** Empty where it has none. */
  version: text(),
  /** As SPDX writes it. */
  licence: text(),
  text: text(),
});
export type LicencedPart = InferType<typeof licencedPart>;

export const getLicences = { response: shape({ parts: array(licencedPart).defined() }) };
