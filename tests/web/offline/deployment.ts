import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Deployment {
  url: string;
  /** From now on another release is there: another page, another service worker, and parts that are gone. */
  release(name: string, gone?: RegExp): void;
  stop(): Promise<void>;
}

/** Stands in front of the server of the tests, so that a new release can be put there without building one. */
export async function deploymentOf(origin: string): Promise<Deployment> {
  let name = '';
  let gone: RegExp | null = null;
  const server = createServer((asked, answer) => {
    if (gone?.test(asked.url ?? '')) {
      answer.writeHead(404).end();
      return;
    }
    const isChanged = name !== '' && (asked.url === '/' || asked.url === '/sw.js');
    const headers = { ...asked.headers, ...(isChanged ? { 'accept-encoding': 'identity' } : {}) };
    const passed = request(`${origin}${asked.url}`, { method: asked.method, headers }, (reply) => {
      if (!isChanged) {
        answer.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(answer);
        return;
      }
      let text = '';
      reply.on('data', (part: Buffer) => {
        text += part.toString();
      });
      reply.on('end', () => {
        const { 'content-length': _length, ...kept } = reply.headers;
        answer.writeHead(200, kept).end(asked.url === '/' ? namedPage(text) : newWorker(text));
      });
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  const namedPage = (page: string) => page.replace('<head>', `<head><meta name="release" content="${name}" />`);
  const newWorker = (script: string) => {
    const missing = gone;
    const kept = script.replaceAll(/\{[^{}]*"url":"([^"]*)"[^{}]*\},?/g, (entry, url: string) => {
      if (url === '/') return entry.replace(/"revision":"[^"]*"/, `"revision":"${name}"`);
      return missing?.test(url) ? '' : entry;
    });
    return `${kept}\n// ${name}`;
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: (next, missing) => {
      name = next;
      gone = missing ?? null;
    },
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
