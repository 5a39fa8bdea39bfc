import { BRAND } from '../../brand.ts';

/** Who vouches for a person elsewhere (R-social-identity). */
const SOCIAL_PROVIDERS = ['google', 'facebook', 'apple'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** Every value of `provider`: an account of ours with its password, or one elsewhere. */
export const LOGIN_PROVIDERS = [BRAND.loginProvider, ...SOCIAL_PROVIDERS] as const;

/** The version of Facebook's interfaces that page and server speak. */
export const FACEBOOK_VERSION = 'v23.0';
