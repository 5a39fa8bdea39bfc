import type { FastifyInstance } from 'fastify';
import { BRAND } from '../../shared/brand.ts';
import { ONCE_HEADER } from '../../shared/contract/endpoint.ts';
import type { Config } from '../config.ts';
import type { Policy } from '../logInProvider.ts';
import { offeredProviders } from '../providers.ts';

/** What Stripe's part of the payment page loads, frames and calls. */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://checkout.stripe.com'],
  style: [],
  frame: [
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://checkout.stripe.com',
    'https://hooks.stripe.com',
  ],
  connect: ['https://api.stripe.com', 'https://checkout.stripe.com'],
  img: ['https://*.stripe.com'],
} satisfies Policy;

/** The address to which pages report errors. */
const reportsTo = (dsn: string): Policy => ({
  script: [],
  style: [],
  frame: [],
  img: [],
  connect: [new URL(dsn).origin],
});

const APP_SCHEMES = [`${BRAND.desktopScheme}:`, `${BRAND.desktopDevScheme}:`];

/** The page a card is typed into, and the one Stripe leads to: these two are shown inside our own page. */
const PAYMENT_PAGE = /^\/payment\//;
const FRAMED_PAGE = /^\/(payment\/|paymentSuccess\/?$)/;

/** Answers to one caller; a route with the same answer for everybody sets itself how long that may be cached. */
const PRIVATE = /^\/(api|oauth)\//;

interface PageRules {
  /** What the page may load from elsewhere. */
  from: Policy[];
  isFramed: boolean;
}

/**
 * The policy of a page: our own origin, and the other sites it needs. Inline styles are not allowed: React and the
 * libraries in use set theirs by the object model, which the policy allows (R-headers).
 */
function contentSecurityPolicy({ from, isFramed }: PageRules): string {
  const of = (kind: keyof Policy) => from.flatMap((policy) => policy[kind]);
  const directive = (name: string, ...sources: string[]) => [name, ...sources].join(' ');
  return [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", ...of('script')),
    directive('style-src', "'self'", ...of('style')),
    directive('img-src', "'self'", 'data:', 'blob:', ...of('img')),
    directive('font-src', "'self'"),
    directive('connect-src', "'self'", ...of('connect')),
    // The payment page is framed by our own pages, and links into the desktop app open in a frame (R-desktop-links).
    directive('frame-src', "'self'", ...APP_SCHEMES, ...of('frame')),
    directive('manifest-src', "'self'"),
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
    directive('form-action', "'self'"),
    directive('frame-ancestors', isFramed ? "'self'" : "'none'"),
  ].join('; ');
}

/** @returns the policy with one more style sheet, by its hash: that of a page that contains its own (R-rendered-pages) */
export function withStyle(policy: string, source: string): string {
  return policy.replace("style-src 'self'", `style-src 'self' ${source}`);
}

/**
 * Security headers for every answer, and CORS for the web address and the desktop app (R-headers); private answers are
 * not cached (R-no-store).
 */
export function registerHeaders(app: FastifyInstance, config: Config): void {
  const providers = offeredProviders(config);
  const reports = config.sentryDsn ? [reportsTo(config.sentryDsn)] : [];
  const policies = {
    usual: contentSecurityPolicy({ from: [...providers.map(({ policy }) => policy), ...reports], isFramed: false }),
    framed: contentSecurityPolicy({ from: reports, isFramed: true }),
    payment: contentSecurityPolicy({ from: [...(config.stripe ? [STRIPE] : []), ...reports], isFramed: true }),
  };
  const opensWindows = providers.some(({ opensWindow }) => opensWindow);
  const origins = new Set([new URL(config.publicUrl).origin, BRAND.desktopOrigin]);
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isFramed = FRAMED_PAGE.test(path);
    const kind = PAYMENT_PAGE.test(path) ? 'payment' : isFramed ? 'framed' : 'usual';
    reply.headers({
      'content-security-policy': policies[kind],
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': isFramed ? 'SAMEORIGIN' : 'DENY',
      'cross-origin-opener-policy': opensWindows ? 'same-origin-allow-popups' : 'same-origin',
    });
    if (PRIVATE.test(path)) reply.header('cache-control', 'no-store');
    if (config.publicUrl.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000');
    const origin = request.headers.origin;
    if (!origin || !origins.has(origin)) return;
    reply.headers({ 'access-control-allow-origin': origin, vary: 'origin' });
    if (request.method !== 'OPTIONS') return;
    await reply
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': `authorization, content-type, ${ONCE_HEADER}`,
        'access-control-max-age': '600',
      })
      .code(204)
      .send();
  });
}
