import type { Language } from '../../shared/locales/languages.ts';
import { createApiClient, type FailureListener } from '../api/client.ts';
import type { Translate } from '../i18n/useText.ts';
import type { Platform } from '../platform/platform.ts';
import type { StoreRuntime } from '../runtime/runtime.ts';
import type { ToastScreen } from '../stores/FeedbackStore.ts';
import { RootStore } from '../stores/RootStore.ts';

interface StoreParts {
  platform: Platform;
  runtime: StoreRuntime;
  /** `?lang=` of the address, and the browser's languages, best first. */
  asked: { query: string | null; browser: readonly string[] };
  /** Told of the language whenever it is shown. */
  onLanguage: (language: Language) => void;
  onFailure: FailureListener;
}

/** Milliseconds after which a toast goes by itself (R-toasts). */
const CLOSE_AFTER = 5000;

/** @returns a screen that shows toasts and takes them away; the library comes with the first one */
function createToaster(t: Translate): ToastScreen {
  let host: Promise<typeof import('./feedback/toastHost.tsx')> | null = null;
  return {
    show: (toast) => {
      host = import('./feedback/toastHost.tsx');
      void host.then(({ showToast }) =>
        showToast({
          id: toast.id,
          tone: toast.tone,
          text: t(toast.text, toast.values),
          autoClose: toast.stays ? false : CLOSE_AFTER,
          closeLabel: t('alert.close'),
          listLabel: t('toast.label'),
          action: toast.action && { label: t(toast.action.text), run: toast.action.run },
        }),
      );
    },
    hide: (id) => void host?.then(({ hideToast }) => hideToast(id)),
  };
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
