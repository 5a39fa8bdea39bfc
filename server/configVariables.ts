import { array, boolean, mixed, number, object, string } from 'yup';
import { instant } from '../shared/contract/schemas/fields.ts';
import { isLoopback } from './loopback.ts';
import { address, define, type Environment, page, readFrom, readGroupFrom } from './readVariables.ts';

/** Parses a JSON text; anything else stays text and fails the check of its shape. */
function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const hasLogIn = (url: string) => new URL(url).username !== '' && new URL(url).password !== '';

/** Prices are written to the hundredth; in a currency without hundredths the shown amount and the paid amount would differ. */
function hasHundredths(currency: string): boolean {
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
    return maximumFractionDigits === 2;
  } catch {
    return false;
  }
}

/** `true`, a number of hops, or a list of addresses and networks, as Fastify's trustProxy takes them. */
const trustProxy = mixed<boolean | number | string[]>((value): value is boolean | number | string[] => {
  return ['boolean', 'number'].includes(typeof value) || Array.isArray(value);
}).transform((value: unknown) => {
  if (typeof value !== 'string') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const list = value.split(',').map((one) => one.trim());
  return list.every((one) => /^[\da-f.:]+(\/\d{1,3})?$|^(loopback|linklocal|uniquelocal)$/i.test(one)) ? list : value;
});

/** Addresses separated by commas; over plain HTTP only on this machine. */
const origins = mixed<string[]>((value): value is string[] => Array.isArray(value)).transform((value: unknown) => {
  if (typeof value !== 'string') return value;
  const list = value.split(',').map((one) => one.trim().replace(/\/+$/, ''));
  const isOrigin = (one: string) =>
    URL.canParse(one) &&
    new URL(one).origin === one &&
    (one.startsWith('https:') || (one.startsWith('http:') && isLoopback(new URL(one).hostname)));
  return list.every(isOrigin) ? list : value;
});

const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const ROLES = ['web', 'jobs'] as const;
export type Role = (typeof ROLES)[number];
const isRole = (one: unknown): one is Role => ROLES.includes(one as Role);

/** What a process does, separated by commas. */
const roles = mixed<Role[]>((value): value is Role[] => Array.isArray(value)).transform((value: unknown) => {
  if (typeof value !== 'string') return value;
  const list = value.split(',').map((one) => one.trim());
  return list.every(isRole) ? list : value;
});

/** Plain email addresses separated by commas, in lower case like the addresses of accounts. */
const mailboxes = mixed<string[]>((value): value is string[] => Array.isArray(value)).transform((value: unknown) => {
  if (typeof value !== 'string') return value;
  const list = value.split(',').map((one) => one.trim().toLowerCase());
  return list.every((one) => /^[^\s@<>"]+@[^\s@<>"]+$/.test(one)) ? list : value;
});

const links = object({
  appStore: page(),
  playStore: page(),
  quickStart: page(),
  privacy: page(),
  terms: page(),
  imprint: page(),
  social: array(object({ name: string().required(), url: page().required() }).exact()).default(() => []),
})
  .transform((_value, original: unknown) => fromJson(original))
  .exact();

/** A token that the operator makes. */
const fixedToken = string().matches(/^[A-Za-z0-9]{32,128}$/);
const TOKEN_FORM = '32 to 128 letters and digits, made at random';
const TOKEN_MAKER = 'what `openssl rand -hex 32` prints';

/** The variables (R-config), but for those of log-ins elsewhere: a deployment sets them by these names. */
const VARIABLES = {
  NODE_ENV: define(
    string().oneOf(['production', 'development', 'test']),
    'production, development or test',
    'production',
  ),
  LOG_LEVEL: define(string().oneOf(LOG_LEVELS), 'debug, info, warn or error', 'info'),
  ROLES: define(roles, 'web, jobs, or both with a comma between them', 'web,jobs'),
  PORT: define(number().integer().min(1).max(65535), 'a port number from 1 to 65535', '3000'),
  HOST: define(string().matches(/^[\w.:-]+$/), 'an address of this machine to listen on', '0.0.0.0'),
  PUBLIC_URL: define(
    page().test('origin', (value) => value === undefined || new URL(value).origin === value),
    'the http or https address that people open, without a path',
    'https://play.example.org',
  ),
  TRUST_PROXY: define(trustProxy, 'true, a number of proxies, or a list of their addresses', '10.0.0.0/8'),
  DRAIN_SECONDS: define(number().integer().min(0).max(60), 'a whole number of seconds from 0 to 60', '5'),
  DATA_DIR: define(string().min(1), 'a folder that can be written', '.data'),
  TEXTS_DIR: define(string().min(1), 'a folder of texts', 'texts'),
  DATABASE_URL: define(
    address(['postgres:', 'postgresql:']),
    'the address of a PostgreSQL database',
    'postgres://user:password@db.example.org/crosscourt',
  ),
  DATABASE_REPLICA_URL: define(
    address(['postgres:', 'postgresql:']),
    'the address of a streaming replica of that database',
    'postgres://user:password@replica.example.org/crosscourt',
  ),
  DEMO: define(boolean(), 'true or false', 'false'),
  DEV_CLOCK: define(instant(), 'an instant in UTC', '2026-12-31T22:30:00.000Z'),
  SMTP_URL: define(
    address(['smtp:', 'smtps:']),
    'the address of a mail server',
    'smtps://user:password@mail.example.org:465',
  ),
  MAIL_FROM: define(string().matches(/^[^\s@<>"]+@[^\s@<>"]+$/), 'a plain email address', 'play@example.org'),
  INBOUND_URL: define(
    address(['imap:', 'imaps:']).test('login', (value) => value === undefined || hasLogIn(value)),
    'the address of a mailbox, with its user and password',
    'imaps://user:password@mail.example.org',
  ),
  REPLY_ADDRESS: define(
    string().matches(/^[\w.+-]{0,34}\*@[a-z\d-]+(\.[a-z\d-]+)*$/i),
    'an email address that the mailbox gets whatever stands for its *',
    'play+*@example.org',
  ),
  TRUSTED_AUTHSERV: define(
    string().matches(/^[\w.-]+$/),
    'the name by which the mailbox’s own mail server signs its Authentication-Results',
    'mx.example.org',
  ),
  SMS_URL: define(page(), 'the address that gets POST {to, text}', 'https://sms.example.org/send'),
  SMS_DAILY_MAX: define(number().integer().min(0), 'a whole number of text messages', '500'),
  PUSH_HOSTS: define(origins, 'a list of addresses of push services, without paths', 'https://push.example.org'),
  STRIPE_SECRET_KEY: define(string().matches(/^(sk|rk)_\w+$/), 'a secret key of Stripe', 'sk_live_1234'),
  STRIPE_PUBLISHABLE_KEY: define(string().matches(/^pk_\w+$/), 'a publishable key of Stripe', 'pk_live_1234'),
  STRIPE_WEBHOOK_SECRET: define(
    string().matches(/^whsec_\S+$/),
    'the signing secret of the Stripe webhook',
    'whsec_1234',
  ),
  STRIPE_URL: define(page(), 'the address of a local stand-in for Stripe', 'http://localhost:9004'),
  CURRENCY: define(
    string()
      .matches(/^[A-Z]{3}$/)
      .test('hundredths', (value) => value === undefined || hasHundredths(value)),
    'three capital letters of ISO 4217, of a currency with hundredths',
    'EUR',
  ),
  APPLE_TEAM_ID: define(string().matches(/^[A-Z0-9]{10}$/), 'the ten characters of a team at Apple', 'A1B2C3D4E5'),
  SENTRY_DSN: define(page(), 'the DSN of a Sentry project', 'https://key@sentry.example.org/1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: define(
    page(),
    'the address of a collector of traces that speaks OTLP over HTTP',
    'http://localhost:4318',
  ),
  METRICS_TOKEN: define(fixedToken, TOKEN_FORM, TOKEN_MAKER),
  DEV_TOKEN: define(fixedToken, TOKEN_FORM, TOKEN_MAKER),
  OPERATORS: define(
    mailboxes,
    'a list of email addresses with a comma between them',
    'ann@example.org,bob@example.org',
  ),
  DEFAULT_COUNTRY: define(string().matches(/^[A-Z]{2}$/), 'two capital letters of ISO 3166', 'BE'),
  LINKS: define(
    links,
    'a JSON object of addresses under appStore, playStore, quickStart, privacy, terms, imprint and social [{name, url}]',
    '{"privacy":"https://example.org/privacy"}',
  ),
} as const;

type Name = keyof typeof VARIABLES;

/** As readFrom, from the variables above. */
export const readVariable = <N extends Name>(env: Environment, name: N) => readFrom(VARIABLES, env, name);

/** As readGroupFrom, from the variables above. */
export const readGroup = <const Names extends readonly Name[]>(env: Environment, names: Names) =>
  readGroupFrom(VARIABLES, env, names);
