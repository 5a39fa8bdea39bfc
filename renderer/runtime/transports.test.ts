import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axiosTransport } from './appRuntime.ts';
import { fetchTransport } from './fetchTransport.ts';

let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      if (request.url === '/silent') return;
      if (request.url === '/page') return void response.writeHead(502).end('<h1>Bad gateway</h1>');
      if (request.url === '/empty') return void response.writeHead(204).end();
      if (request.url === '/broken') {
        response.writeHead(200, { 'content-length': '100' }).write('{');
        setImmediate(() => response.destroy());
        return;
      }
      const { authorization } = request.headers;
      response.writeHead(request.method === 'PUT' ? 409 : 200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ method: request.method, type: request.headers['content-type'], authorization, body }),
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe.each([
  ['axios', axiosTransport],
  ['fetch', fetchTransport],
] as const)('calls over %s', (_name, transport) => {
  const call = (path: string, rest: Partial<Parameters<typeof transport>[0]> = {}) =>
    transport({ method: 'GET', url: origin + path, headers: {}, timeout: 5000, ...rest });

  it('carry method, headers and body, and bring a refusal like any answer', async () => {
    const headers = { Authorization: 'Bearer x', 'Content-Type': 'application/json' };
    expect(await call('/echo', { method: 'PUT', headers, body: '{"a":1}' })).toEqual({
      status: 409,
      data: { method: 'PUT', type: 'application/json', authorization: 'Bearer x', body: '{"a":1}' },
    });
  });

  it('bring what is no JSON as text, and nothing as nothing', async () => {
    expect(await call('/page')).toEqual({ status: 502, data: '<h1>Bad gateway</h1>' });
    expect(await call('/empty')).toEqual({ status: 204, data: '' });
  });

  it('end with an error when nothing comes, when it breaks off, and when nobody wants it any more', async () => {
    await expect(call('/silent', { timeout: 50 })).rejects.toThrow();
    await expect(call('/broken')).rejects.toThrow();
    await expect(call('/echo', { signal: AbortSignal.abort() })).rejects.toThrow();
    const wanted = new AbortController();
    const waiting = call('/silent', { signal: wanted.signal });
    wanted.abort();
    await expect(waiting).rejects.toThrow();
    await expect(
      transport({ method: 'GET', url: 'http://127.0.0.1:1/', headers: {}, timeout: 5000 }),
    ).rejects.toThrow();
  });
});
