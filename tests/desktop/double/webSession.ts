import { EventEmitter } from 'node:events';
import { note, strict } from './strict.ts';

type Answer = (granted: boolean) => void;

class WebSession extends EventEmitter {
  /** For tests: what the app has set. */
  onRequest: ((contents: unknown, permission: string, answer: Answer, details: object) => void) | null = null;
  onCheck: ((contents: unknown, permission: string, origin: string, details: object) => boolean) | null = null;
  onDevice: ((details: object) => boolean) | null = null;
  readonly availableSpellCheckerLanguages = ['de', 'en-GB', 'en-US', 'es', 'fr', 'hu', 'it', 'nl', 'pt-PT'];

  setPermissionRequestHandler(handler: WebSession['onRequest']): void {
    this.onRequest = handler;
  }

  setPermissionCheckHandler(handler: WebSession['onCheck']): void {
    this.onCheck = handler;
  }

  setDevicePermissionHandler(handler: WebSession['onDevice']): void {
    this.onDevice = handler;
  }

  setSpellCheckerLanguages(languages: string[]): void {
    note('session.setSpellCheckerLanguages', languages);
  }

  addWordToSpellCheckerDictionary(word: string): boolean {
    note('session.addWordToSpellCheckerDictionary', word);
    return true;
  }
}

const defaultSession = strict('session.defaultSession', new WebSession());
export const session = strict('session', { defaultSession });
