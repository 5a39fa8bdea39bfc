import type { FastifyInstance } from 'fastify';
import { BRAND } from '../../shared/brand.ts';
import type { Config } from '../config.ts';
import { offeredProviders } from '../providers.ts';

/** The policy of every page: our own origin, and of providers elsewhere those that are set up. */
function contentSecurityPolicy(config: Config): string {
  const offered = Object.values(offeredProviders(config));
  const of = (kind: keyof (typeof offered)[number]['policy']) => offered.flatMap(({ policy }) => policy[kind]);
  const directive = (name: string, ...sources: string[]) => [name, ...sources].join(' ');
  const frames = of('frame');
  const reports = config.sentryDsn === null ? [] : [new URL(config.sentryDsn).origin];
  return [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", ...of('script')),
    directive('style-src', "'self'", "'unsafe-inline'", ...of('style')),
    directive('img-src', "'self'", 'data:', 'blob:', ...of('img')),
    directive('font-src', "'self'"),
    directive('connect-src', "'self'", ...of('connect'), ...reports),
    ...(frames.length > 0 ? [directive('frame-src', ...frames)] : []),
    directive('manifest-src', "'self'"),
    directive('base-uri', "'none'"),
    directive('form-action', "'self'"),
    directive('frame-ancestors', "'none'"),
  ].join('; ');
}

/** Security headers for every answer, and CORS for the web address and the desktop app (decisions §2). */
export function registerHeaders(app: FastifyInstance, config: Config): void {
  const policy = contentSecurityPolicy(config);
  // The windows of Google and Facebook report back to the page that opened them.
  const opensWindows = config.googleClientId !== null || config.facebook !== null;
  const origins = new Set([new URL(config.publicUrl).origin, BRAND.desktopOrigin]);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': opensWindows ? 'same-origin-allow-popups' : 'same-origin',
    });
    if (config.publicUrl.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000');
    const origin = request.headers.origin;
    if (!origin || !origins.has(origin)) return;
    reply.headers({ 'access-control-allow-origin': origin, vary: 'origin' });
    if (request.method !== 'OPTIONS') return;
    await reply
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-max-age': '600',
      })
      .code(204)
      .send();
  });
}
