import { safeStorage } from 'electron';

/** How the operating system encrypts for this user. */
export interface Cipher {
  /** What does it, such as `gnome_libsecret`; the same name, the same keys. */
  backend(): string;
  /** Whether it is a real one, and there at the moment. */
  isSecure(): Promise<boolean>;
  encrypt(text: string): Promise<Buffer>;
  /** `stale` asks for the text to be encrypted again. @throws when it is not of this system and user */
  decrypt(data: Buffer): Promise<{ text: string; stale: boolean }>;
}

/** On Linux without a keyring Electron encrypts with a password that everybody knows. */
const OPEN_BACKENDS = ['basic_text', 'unknown'];

/** The system's own store: Keychain, DPAPI, or a keyring of the Linux desktop. Use it once the app is ready. */
export function systemCipher(platform: NodeJS.Platform): Cipher {
  const backend = () => (platform === 'linux' ? safeStorage.getSelectedStorageBackend() : platform);
  return {
    backend,
    isSecure: async () => {
      if (OPEN_BACKENDS.includes(backend())) return false;
      return safeStorage.isAsyncEncryptionAvailable().catch(() => false);
    },
    encrypt: (text) => safeStorage.encryptStringAsync(text),
    decrypt: async (data) => {
      const first = await safeStorage.decryptStringAsync(data);
      return { text: first.result, stale: first.shouldReEncrypt };
    },
  };
}
