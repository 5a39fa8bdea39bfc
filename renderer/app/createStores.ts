import type { Language } from '../../shared/locales/languages.ts';
import { createApiClient, type FailureListener } from '../api/client.ts';
import type { Platform } from '../platform/platform.ts';
import type { StoreRuntime } from '../runtime/runtime.ts';
import { RootStore } from '../stores/RootStore.ts';
import { createToaster } from './feedback/toasts.ts';

interface StoreParts {
  platform: Platform;
  runtime: StoreRuntime;
  /** `?lang=` of the address, and the browser's languages, best first. */
  asked: { query: string | null; browser: readonly string[] };
  /** Told of the language whenever it is shown. */
  onLanguage: (language: Language) => void;
  onFailure: FailureListener;
}

/** @returns all that the app knows, for this platform and by these runtime */
export function createStores({ platform, runtime, asked, onLanguage, onFailure }: StoreParts): RootStore {
  const { transport, translator } = runtime;
  return new RootStore({
    platform,
    createApi: (caller) => createApiClient(platform.serverOrigin, caller, transport, onFailure),
    toasts: createToaster(translator.t),
    language: {
      ...asked,
      part: runtime.texts,
      show: async (language, texts) => {
        await translator.show(language, texts);
        onLanguage(language);
      },
    },
  });
}
