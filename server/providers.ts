import type { SocialProvider } from '../shared/domain/people/logInProviders.ts';
import { PROVIDERS } from './features/logIn/providerList.ts';
import type { Policy, ProviderSettings } from './logInProvider.ts';
import type { Environment } from './readVariables.ts';

/** The settings of each provider; null for one that is not set up. */
export type Providers = Record<SocialProvider, ProviderSettings | null>;

/** @throws ConfigError for a variable that is wrong or missing */
export function readProviders(env: Environment): Providers {
  return Object.fromEntries(PROVIDERS.map(({ id, settings }) => [id, settings(env)])) as Providers;
}

/** What a page is told of a provider. */
interface Offered {
  id: SocialProvider;
  clientId: string;
  script: string;
  policy: Policy;
  opensWindow: boolean;
}

/** @returns the providers this deployment has set up; nothing is ever loaded from the others */
export function offeredProviders({ providers }: { providers: Providers }): Offered[] {
  return PROVIDERS.flatMap(({ id, page, opensWindow }) => {
    const settings = providers[id];
    return settings ? [{ id, clientId: settings.clientId, opensWindow, ...page(settings.at) }] : [];
  });
}
