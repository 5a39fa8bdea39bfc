import type { i18n as I18n } from 'i18next';
import type { Toast } from '../../stores/FeedbackStore.ts';

/** Milliseconds after which a toast goes by itself (R-toasts). */
const CLOSE_AFTER = 5000;

/** @returns what shows a toast; the library comes with the first one */
export function createToaster(i18n: I18n): (toast: Toast) => void {
  return (toast) => {
    void import('./toastHost.tsx').then(({ showToast }) =>
      showToast({
        id: toast.id,
        tone: toast.tone,
        text: i18n.t(toast.text, toast.values ?? {}),
        autoClose: toast.stays ? false : CLOSE_AFTER,
        closeLabel: i18n.t('alert.close'),
        listLabel: i18n.t('toast.label'),
        action: toast.action && { label: i18n.t(toast.action.text), run: toast.action.run },
      }),
    );
  };
}
