import type { SocialProvider } from '../shared/domain/people/logInProviders.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Vouched } from './db/tables/logIn.ts';
import type { Environment } from './readVariables.ts';

/** Content security policy: what a third party's code loads, frames and calls. */
export interface Policy {
  script: string[];
  style: string[];
  frame: string[];
  connect: string[];
  img: string[];
}

/** How a deployment is known to a provider. */
export interface ProviderSettings {
  clientId: string;
  /** Null for providers whose tokens are checked without one. */
  secret: string | null;
  /** A local stand-in that replaces all of the provider's hosts, for tests; null is the provider itself. */
  at: string | null;
}

/** What a provider is asked with. */
export interface ReaderDeps {
  db: Database;
  clock: Clock;
}

/** The name that the page sends; only Apple tells it to the page alone. */
export type SentName = Pick<Vouched, 'firstName' | 'lastName'>;

/**
 * @returns the person whom a token of the provider belongs to
 * @throws AppError 400 for a token that is not right, 422 when the provider is not set up, 503 when it cannot be reached
 */
export type ReadPerson = (token: string, name: SentName) => Promise<Vouched>;

/** Somebody else who vouches for people (R-social-identity): one file for each (ADR 128). */
export interface LogInProvider {
  id: SocialProvider;
  /** @returns null when the deployment has not set it up. @throws ConfigError for a variable that is wrong or missing */
  settings(env: Environment): ProviderSettings | null;
  /** The SDK that a page loads for its button, and what the page must reach for it. */
  page(at: string | null): { script: string; policy: Policy };
  /** Its window reports back to the page that opened it. */
  opensWindow: boolean;
  /** @param settings null when it is not set up */
  reader(deps: ReaderDeps, settings: ProviderSettings | null): ReadPerson;
}
