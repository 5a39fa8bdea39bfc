import { join, resolve } from 'node:path';
import { BRAND } from '../shared/brand.ts';
import { type LogLevel, type Role, readGroup, readVariable } from './configVariables.ts';
import { isLoopback } from './loopback.ts';
import { type Providers, readProviders } from './providers.ts';
import { ConfigError, type Environment } from './readVariables.ts';

export { ConfigError } from './readVariables.ts';

export interface Links {
  appStore?: string;
  playStore?: string;
  quickStart?: string;
  privacy?: string;
  terms?: string;
  imprint?: string;
  social: { name: string; url: string }[];
}

/** Everything that can be set from outside (R-config), checked; `null` is "not set". */
export interface Config {
  /** What this process does: answer people, work on jobs and sweeps, or both (R-roles). */
  roles: readonly Role[];
  port: number;
  host: string;
  /** The address at which people reach this deployment, without a slash at its end. */
  publicUrl: string;
  /** Proxies whose X-Forwarded-* are trusted: a number of hops, or a list of addresses. */
  trustProxy: boolean | number | string[];
  /** How long a server that is asked to end continues, so that a proxy sends people elsewhere first. */
  drainSeconds: number;
  /** Absolute path. */
  dataDir: string;
  /** Absolute path of the deployment's own words for privacy, terms and imprint. */
  textsDir: string;
  databaseUrl: string | null;
  /** A copy of the database from which some pages are read (R-replica). */
  databaseReplicaUrl: string | null;
  /** An empty database is filled with the demo club. */
  demo: boolean;
  /** Where the clock of a development server begins; null: at the system's time. */
  clockStart: Date | null;
  smtpUrl: string | null;
  /** The deployment's own address, without a name. */
  mailFrom: string;
  /**
   * The mailbox that receives mail to `replyAddress`, in which `*` is the placeholder of a token, and the server whose results
   * about senders are trusted there.
   */
  inbound: { url: string; replyAddress: string; trustedAuthserv: string | null } | null;
  smsUrl: string | null;
  /** Text messages in 24 hours, all together: the cost that others can cause for the operator (R-mail-budget). */
  smsDailyMax: number;
  /** Origins of push services besides those of the known browsers. */
  pushHosts: string[];
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string } | null;
  /** Address of a local stand-in for Stripe's API, for tests; null is Stripe. */
  stripeUrl: string | null;
  /** ISO 4217. */
  currency: string;
  /** Log-ins elsewhere. */
  providers: Providers;
  /** The team that signs the desktop app for macOS. */
  appleTeamId: string | null;
  sentryDsn: string | null;
  /** The log contains lines of this level and more severe ones. */
  logLevel: LogLevel;
  /** Where traces are sent; null: there are none. */
  otlpEndpoint: string | null;
  /** The token for /metrics; null lets in callers on this machine. */
  metricsToken: string | null;
  /** Opens the tools of development to callers behind a proxy. */
  devToken: string | null;
  /** Addresses, in lower case, of people who may open the operator's page. */
  operators: string[];
  /** ISO 3166 alpha-2. */
  defaultCountry: string;
  links: Links;
  /** The tools of development (/dev/…) are available: a loopback address and not declared production. */
  development: boolean;
}

/** A proxy that checks every second or two has noticed by then. */
const DRAIN_SECONDS = 5;

/** Enough for some clubs; an operator who needs more sets another number. */
const SMS_DAILY_MAX = 500;

/** Whether text messages reach phones: by SMS_URL, or in development by the outbox (R-phone-offered). */
export function phoneOffered({ smsUrl, development }: Pick<Config, 'smsUrl' | 'development'>): boolean {
  return smsUrl !== null || development;
}

/**
 * Reads the environment once.
 * @throws ConfigError with one line that names the variable, its shape and an example
 */
export function readConfig(env: Environment): Config {
  const port = readVariable(env, 'PORT') ?? 3000;
  const publicUrl = readVariable(env, 'PUBLIC_URL') ?? `http://localhost:${port}`;
  const hostname = new URL(publicUrl).hostname;
  const development = isLoopback(hostname) && readVariable(env, 'NODE_ENV') !== 'production';
  const host = readVariable(env, 'HOST') ?? '127.0.0.1';
  if (development && !isLoopback(host)) {
    throw new ConfigError(
      `HOST ${host} lets other machines in, but PUBLIC_URL ${publicUrl} makes this a development server, which shows everybody’s mails. Set PUBLIC_URL to the address people see, such as PUBLIC_URL=https://play.example.org, or leave HOST out.`,
    );
  }
  const smtpUrl = readVariable(env, 'SMTP_URL');
  if (!development && smtpUrl === null) {
    throw new ConfigError(
      'SMTP_URL is missing: production sends real mail. It must be an address of a mail server, such as smtps://user:password@mail.example.org:465.',
    );
  }
  const clockStart = readVariable(env, 'DEV_CLOCK');
  if (!development && clockStart !== null) {
    throw new ConfigError(
      'DEV_CLOCK moves the clock of a development server, and this is none by its PUBLIC_URL or NODE_ENV. Leave it out.',
    );
  }
  const stripe = readGroup(env, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']);
  const inbound = readGroup(env, ['INBOUND_URL', 'REPLY_ADDRESS']);
  const dataDir = resolve(readVariable(env, 'DATA_DIR') ?? '.data');
  return {
    roles: readVariable(env, 'ROLES') ?? ['web', 'jobs'],
    port,
    host,
    publicUrl,
    trustProxy: readVariable(env, 'TRUST_PROXY') ?? false,
    drainSeconds: readVariable(env, 'DRAIN_SECONDS') ?? (development ? 0 : DRAIN_SECONDS),
    dataDir,
    textsDir: resolve(readVariable(env, 'TEXTS_DIR') ?? join(dataDir, 'texts')),
    databaseUrl: readVariable(env, 'DATABASE_URL'),
    databaseReplicaUrl: readVariable(env, 'DATABASE_REPLICA_URL'),
    demo: readVariable(env, 'DEMO') ?? development,
    clockStart: clockStart === null ? null : new Date(clockStart),
    smtpUrl,
    mailFrom: readVariable(env, 'MAIL_FROM') ?? `${BRAND.slug}@${hostname.replace(/[[\]]/g, '')}`,
    inbound: inbound && {
      url: inbound[0],
      replyAddress: inbound[1],
      trustedAuthserv: readVariable(env, 'TRUSTED_AUTHSERV'),
    },
    smsUrl: readVariable(env, 'SMS_URL'),
    smsDailyMax: readVariable(env, 'SMS_DAILY_MAX') ?? SMS_DAILY_MAX,
    pushHosts: readVariable(env, 'PUSH_HOSTS') ?? [],
    stripe: stripe && { secretKey: stripe[0], publishableKey: stripe[1], webhookSecret: stripe[2] },
    stripeUrl: readVariable(env, 'STRIPE_URL'),
    currency: readVariable(env, 'CURRENCY') ?? 'EUR',
    providers: readProviders(env),
    appleTeamId: readVariable(env, 'APPLE_TEAM_ID'),
    sentryDsn: readVariable(env, 'SENTRY_DSN'),
    logLevel: readVariable(env, 'LOG_LEVEL') ?? 'info',
    otlpEndpoint: readVariable(env, 'OTEL_EXPORTER_OTLP_ENDPOINT'),
    metricsToken: readVariable(env, 'METRICS_TOKEN'),
    devToken: readVariable(env, 'DEV_TOKEN'),
    operators: readVariable(env, 'OPERATORS') ?? [],
    defaultCountry: readVariable(env, 'DEFAULT_COUNTRY') ?? 'BE',
    links: readVariable(env, 'LINKS') ?? { social: [] },
    development,
  };
}
