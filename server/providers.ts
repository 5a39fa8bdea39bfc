import type { SocialProvider } from '../shared/domain/people/logInProviders.ts';
import type { Config } from './config.ts';

/** Content security policy: what something from elsewhere loads, frames and calls. */
export interface Policy {
  script: string[];
  style: string[];
  frame: string[];
  connect: string[];
  img: string[];
}

/** Where a provider's parts are, and which of its addresses a page that shows its button must reach. */
interface ProviderAddresses {
  /** The SDK that the page loads. */
  script: string;
  policy: Policy;
}

interface IssuerAddresses extends ProviderAddresses {
  /** The keys its ID tokens are signed with. */
  keys: string;
  /** What the tokens may name as their issuer. */
  issuers: string[];
}

/** Facebook hands out access tokens, which are asked about at its Graph API. */
interface GraphAddresses extends ProviderAddresses {
  graph: string;
}

/** @param at a local issuer that stands in for all of Google's hosts, for tests */
export function googleAddresses(at: string | null): IssuerAddresses {
  const accounts = at ?? 'https://accounts.google.com';
  return {
    script: `${accounts}/gsi/client`,
    keys: `${at ?? 'https://www.googleapis.com'}/oauth2/v3/certs`,
    // Google names itself with and without the protocol.
    issuers: [accounts, new URL(accounts).host],
    policy: {
      script: [`${accounts}/gsi/client`],
      style: [`${accounts}/gsi/style`],
      frame: [`${accounts}/gsi/`],
      connect: [`${accounts}/gsi/`],
      img: [],
    },
  };
}

/** @param at as for Google */
export function facebookAddresses(at: string | null): GraphAddresses {
  const pages = at ?? 'https://www.facebook.com';
  return {
    script: `${at ?? 'https://connect.facebook.net'}/en_US/sdk.js`,
    graph: at ?? 'https://graph.facebook.com',
    policy: {
      script: [at ?? 'https://connect.facebook.net'],
      style: [],
      frame: [pages],
      connect: [pages, at ?? 'https://graph.facebook.com'],
      img: [pages],
    },
  };
}

/** @param at as for Google */
export function appleAddresses(at: string | null): IssuerAddresses {
  const sdk = at ?? 'https://appleid.cdn-apple.com';
  const issuer = at ?? 'https://appleid.apple.com';
  return {
    script: `${sdk}/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js`,
    keys: `${issuer}/auth/keys`,
    issuers: [issuer],
    // Its page replaces ours: nothing of it is framed or called.
    policy: { script: [sdk], style: [], frame: [], connect: [], img: [] },
  };
}

/** @returns the addresses of the providers this deployment has set up; nothing of the others is ever loaded */
export function offeredProviders(config: Config): Partial<Record<SocialProvider, ProviderAddresses>> {
  const { providerUrls } = config;
  return {
    ...(config.googleClientId ? { google: googleAddresses(providerUrls.google) } : {}),
    ...(config.facebook ? { facebook: facebookAddresses(providerUrls.facebook) } : {}),
    ...(config.appleClientId ? { apple: appleAddresses(providerUrls.apple) } : {}),
  };
}
