import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { importJWK, jwtVerify } from 'jose';

/** As a browser says where and how it takes notices. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A notice that came, as its device reads it, and what the server said to the service about it. */
export interface Received {
  endpoint: string;
  notice: { id: string; title: string; body: string; path: string; tag: string; language: string };
  ttl: number;
  urgency: string;
  topic: string;
  /** Of the server's word for itself (VAPID), whose signature is right. */
  claims: { aud: string; sub: string; exp: number };
  key: string;
}

const SALT = 16;
const RECORD_SIZE = 4;

/** RFC 8291 and RFC 8188 from their text, and not by the library that encrypts. */
function decrypt(body: Buffer, device: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, SALT);
  const idLength = body[SALT + RECORD_SIZE] ?? 0;
  const idStart = SALT + RECORD_SIZE + 1;
  const sender = body.subarray(idStart, idStart + idLength);
  const sealed = body.subarray(idStart + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', device.computeSecret(sender), auth, info, 32));
  const key = hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** @throws Error for a signature that is not the key's, or one that is too old */
async function readClaims(authorization: string): Promise<Pick<Received, 'claims' | 'key'>> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const raw = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => raw.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { algorithms: ['ES256'] });
  return { claims: payload as Received['claims'], key };
}

export interface PushServiceDouble {
  /** What PUSH_HOSTS names. */
  url: string;
  /** What was delivered, oldest first. */
  received: Received[];
  /** Statuses, and headers, of the next calls; 201 afterwards. */
  answers: { endpoint: string; status: number; headers?: Record<string, string> }[];
  /** How often something was handed over for a device, taken or not. */
  calls(endpoint: string): number;
  /** What was wrong with calls. */
  faults: string[];
  /** A browser turns notices on. */
  subscribe(): Subscription;
  close(): Promise<void>;
}

/** What stands where a browser's push service does, on loopback; it speaks the real protocol (RFC 8030, 8291, 8292). */
export async function startPushService(): Promise<PushServiceDouble> {
  const devices = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const received: Received[] = [];
  const answers: PushServiceDouble['answers'] = [];
  const faults: string[] = [];
  const calls: string[] = [];

  async function take(path: string, headers: IncomingHttpHeaders, body: Buffer): Promise<void> {
    const device = devices.get(path);
    if (!device) throw new Error(`nobody is at ${path}`);
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error(`encoded as ${headers['content-encoding']}`);
    if (body.length > 4096) throw new Error(`${body.length} bytes`);
    const { claims, key } = await readClaims(headers.authorization ?? '');
    received.push({
      endpoint: `${url}${path}`,
      notice: JSON.parse(decrypt(body, device.ecdh, device.auth)),
      ttl: Number(headers.ttl),
      urgency: String(headers.urgency),
      topic: String(headers.topic),
      claims,
      key,
    });
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      calls.push(`${url}${request.url}`);
      const index = answers.findIndex(({ endpoint }) => endpoint === `${url}${request.url}`);
      const [answer = { status: 201, headers: {} }] = index < 0 ? [] : answers.splice(index, 1);
      if (answer.status === 201) {
        await take(request.url ?? '', request.headers, Buffer.concat(parts)).catch((fault) => faults.push(`${fault}`));
      }
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the service has no port');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    received,
    answers,
    calls: (endpoint) => calls.filter((called) => called === endpoint).length,
    faults,
    subscribe() {
      const path = `/push/${randomBytes(12).toString('hex')}`;
      const ecdh = createECDH('prime256v1');
      const auth = randomBytes(16);
      devices.set(path, { ecdh, auth });
      return {
        endpoint: `${url}${path}`,
        p256dh: ecdh.generateKeys().toString('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
