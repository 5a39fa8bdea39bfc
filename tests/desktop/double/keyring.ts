import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SafeStorage } from 'electron';
import { hasNewKey, keyring, userData } from './settings.ts';
import { state } from './state.ts';
import { strict } from './strict.ts';

const FORMAT = 'v11';
const [IV, TAG] = [12, 16];

/** The system's keyring: a key in a file of its own. Real encryption, so that what is kept can be looked at. */
function key(): Buffer {
  const file = join(userData, '.double-keyring');
  mkdirSync(userData, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32), { mode: 0o600 });
  return readFileSync(file);
}

function need(): void {
  if (!state.isReady) throw new Error('safeStorage cannot be used before app is ready');
  if (keyring === 'unavailable' || keyring === 'locked') throw new Error('Encryption is not available.');
}

function encrypt(text: string): Buffer {
  need();
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key(), iv);
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from(FORMAT), iv, cipher.getAuthTag(), data]);
}

function decrypt(data: Buffer): string {
  need();
  const start = FORMAT.length;
  if (data.subarray(0, start).toString() !== FORMAT) throw new Error('Error while decrypting the ciphertext provided.');
  const decipher = createDecipheriv('aes-256-gcm', key(), data.subarray(start, start + IV));
  decipher.setAuthTag(data.subarray(start + IV, start + IV + TAG));
  return Buffer.concat([decipher.update(data.subarray(start + IV + TAG)), decipher.final()]).toString('utf8');
}

type Implemented = Pick<
  SafeStorage,
  'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync' | 'getSelectedStorageBackend'
>;

/** The synchronous calls are left out on purpose: Electron 45 deprecates them, 46 has none. */
const implemented: Implemented = {
  // Without a keyring Linux offers a fixed password and calls that available.
  isAsyncEncryptionAvailable: async () => keyring === 'ok' || keyring === 'basic_text',
  encryptStringAsync: async (text) => encrypt(text),
  decryptStringAsync: async (data) => ({ result: decrypt(data), shouldReEncrypt: hasNewKey }),
  getSelectedStorageBackend: () => {
    if (!state.isReady) return 'unknown';
    return keyring === 'basic_text' ? 'basic_text' : 'gnome_libsecret';
  },
};

export const safeStorage = strict('safeStorage', implemented);
