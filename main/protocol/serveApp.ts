import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { protocol } from 'electron';
import { contentSecurityPolicy } from '../security/csp.ts';
import { resolveAsset } from './resolveAsset.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Makes app: an ordinary secure scheme; call before the app is ready. */
export function registerAppScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, corsEnabled: true };
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges }]);
}

/** Serves the built renderer under app:, each answer with the security policy. */
export function serveApp(root: string, serverOrigin: string): void {
  const policy = contentSecurityPolicy(serverOrigin);
  protocol.handle('app', async (request) => {
    const file = request.method === 'GET' ? resolveAsset(request.url, root, isFile) : null;
    if (!file) return new Response(null, { status: 404 });
    // By Node, which reads from the package's archive as from a folder.
    return new Response(await readFile(file), {
      headers: {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
      },
    });
  });
}
