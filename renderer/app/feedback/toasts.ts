import type { Translate } from '../../i18n/useText.ts';
import type { Toast } from '../../stores/FeedbackStore.ts';

/** Milliseconds after which a toast goes by itself (R-toasts). */
const CLOSE_AFTER = 5000;

/** @returns what shows a toast; the library comes with the first one */
export function createToaster(t: Translate): (toast: Toast) => void {
  return (toast) => {
    void import('./toastHost.tsx').then(({ showToast }) =>
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
  };
}
