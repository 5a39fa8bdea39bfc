import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** The few forms of CBOR that a device writes. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (kind: number, size: number) =>
    size < 24
      ? Buffer.from([(kind << 5) | size])
      : size < 256
        ? Buffer.from([(kind << 5) | 24, size])
        : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as Buffer)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

export interface DeviceOptions {
  rpId: string;
  origin: string;
  /** Whether it counts its uses: passkeys that travel between devices do not. */
  counts?: boolean;
}

/** A device that makes one passkey and logs in by it, with every part of what it says in the test's hands. */
export function passkeyDevice({ rpId, origin, counts = true }: DeviceOptions) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  let counter = 0;
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  /** User present 1, verified 4, a new key 64. */
  const authenticatorData = (flags: number, of: string) => {
    const count = Buffer.alloc(4);
    if (counts) counter += 1;
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(of), Buffer.from([flags]), count]);
  };
  const id = credentialId.toString('base64url');
  const named = { id, rawId: id, type: 'public-key' };

  return {
    /** @returns what a browser sends after making the passkey */
    register(challenge: string, { from = origin, verified = true } = {}) {
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const attested = [Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, cbor(key)];
      const authData = Buffer.concat([authenticatorData(verified ? 69 : 65, rpId), ...attested]);
      const attestationObject = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** @returns what a browser sends to log in, as the text it travels as */
    sign(
      challenge: string,
      { from = origin, of = rpId, verified = true, again = false, userId = null as string | null } = {},
    ): string {
      if (again) counter -= 1;
      const data = authenticatorData(verified ? 5 : 1, of);
      const client = clientData('webauthn.get', challenge, from);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return JSON.stringify({
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(userId === null ? {} : { userHandle: Buffer.from(userId).toString('base64url') }),
        },
      });
    },
  };
}
