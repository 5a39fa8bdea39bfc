import { BRAND } from '../../brand.ts';

/** Providers who vouch for a person (R-social-identity). */
export const SOCIAL_PROVIDERS = ['google', 'facebook', 'apple'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** The field of `/api/config` with the client id of a provider. */
export const clientField = (provider: SocialProvider): ClientField =>
  provider === 'facebook' ? 'fbAppId' : `${provider}ClientId`;
export type ClientField = 'fbAppId' | `${Exclude<SocialProvider, 'facebook'>}ClientId`;

/** Every value of `provider`: an account of ours with its password, or one elsewhere. */
export const LOGIN_PROVIDERS = [BRAND.loginProvider, ...SOCIAL_PROVIDERS] as const;

/** The version of Facebook's interfaces that page and server speak. */
export const FACEBOOK_VERSION = 'v23.0';
