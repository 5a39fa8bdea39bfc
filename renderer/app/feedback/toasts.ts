import type { Translate } from '../../i18n/useText.ts';
import type { ToastScreen } from '../../stores/FeedbackStore.ts';

/** Milliseconds after which a toast goes by itself (R-toasts). */
const CLOSE_AFTER = 5000;

/** @returns what shows toasts and takes them away; the library comes with the first one */
export function createToaster(t: Translate): ToastScreen {
  let host: Promise<typeof import('./toastHost.tsx')> | null = null;
  return {
    show: (toast) => {
      host = import('./toastHost.tsx');
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
