import type { FastifyInstance } from 'fastify';
import { BRAND } from '../../shared/brand.ts';
import type { Config } from '../config.ts';

/** The policy of every page: our own origin and nothing else. */
function contentSecurityPolicy(): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Security headers for every answer, and CORS for the web address and the desktop app (decisions §2). */
export function registerHeaders(app: FastifyInstance, config: Config): void {
  const policy = contentSecurityPolicy();
  const origins = new Set([new URL(config.publicUrl).origin, BRAND.desktopOrigin]);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
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
