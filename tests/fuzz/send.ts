import { type Agent, request } from 'node:http';
import type { FuzzRequest } from './requests.ts';

/** What came back: `status` 0 when the connection broke, `ms` until the answer was whole or the patience over. */
export interface FuzzAnswer {
  status: number;
  body: string;
  ms: number;
}

/** A live stream never ends: after its head nothing is waited for. */
const isStream = (type: string | undefined) => type?.startsWith('text/event-stream') ?? false;

/** Sends a request as it is, malformed or not. */
export function send(agent: Agent, port: number, { method, path, headers, body }: FuzzRequest, patienceMs: number) {
  const begun = performance.now();
  return new Promise<FuzzAnswer>((done) => {
    const end = (status: number, text: string) => done({ status, body: text, ms: performance.now() - begun });
    const length = body ? { 'content-length': String(body.length) } : {};
    const sent = request(
      { agent, port, host: '127.0.0.1', method, path, headers: { ...headers, ...length }, timeout: patienceMs },
      (answer) => {
        const status = answer.statusCode ?? 0;
        if (isStream(answer.headers['content-type'])) {
          sent.destroy();
          return end(status, '');
        }
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () => end(status, text));
        answer.on('error', () => end(0, text));
      },
    );
    sent.on('timeout', () => {
      sent.destroy();
      end(0, `no answer within ${patienceMs} ms`);
    });
    sent.on('error', (error) => end(0, error.message));
    sent.end(body ?? undefined);
  });
}

const quoted = (text: string) =>
  `$'${text.replace(/[^ -~]|['\\]/g, (sign) => {
    const bytes = Buffer.from(sign);
    return [...bytes].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
  })}'`;

/** @returns a line for a shell that sends the request again */
export function curlLine(url: string, { method, path, headers, body }: FuzzRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const data = body ? [`--data-binary ${quoted(body.toString())}`] : [];
  return ['curl -i --path-as-is -X', method, ...lines, ...data, quoted(`${url}${path}`)].join(' ');
}
