import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http';
import { toApp, toChromium } from './addresses.ts';
import { isOffline } from './settings.ts';
import { note } from './strict.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** The page's origin as servers see it, and back. */
function withOrigin(headers: IncomingHttpHeaders, name: string, map: (address: string) => string): IncomingHttpHeaders {
  const value = headers[name];
  return typeof value === 'string' && value.includes('://')
    ? { ...headers, [name]: map(value).replace(/\/$/, '') }
    : headers;
}

/**
 * Stands between Chromium and servers on this machine, so that they see the origin that Electron would send
 * (`app://bundle`); answers are streamed. Any other host is refused.
 * @returns the proxy's address
 */
export async function startProxy(): Promise<string> {
  const server = createServer((request, response) => {
    if (isOffline) {
      response.destroy();
      return;
    }
    const url = new URL(request.url ?? '', 'http://none.invalid');
    if (!LOOPBACK.test(url.hostname)) {
      note('network.refused', url.href);
      response.writeHead(502).end();
      return;
    }
    const headers = withOrigin(request.headers, 'origin', toApp);
    const upstream = ask(url, { method: request.method, headers }, (answer) => {
      const allowed = withOrigin(answer.headers, 'access-control-allow-origin', toChromium);
      response.writeHead(answer.statusCode ?? 502, allowed);
      answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
  server.on('connect', (request, socket) => {
    note('network.refused', `https://${request.url}`);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  server.unref();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('electron-double: no port for the proxy');
  return `http://127.0.0.1:${address.port}`;
}
