import { createRoot } from 'react-dom/client';
// Without its own styles: those are put into the page by script, which the content policy forbids.
import { ToastContainer, toast as toastify } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toasts.css';
import type { Toast } from '../stores/FeedbackStore.ts';

let mounted = false;

/** The container is its own root: pages that never toast do not carry it. */
function mount(): void {
  if (mounted) return;
  mounted = true;
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<ToastContainer position="bottom-right" limit={3} newestOnTop closeOnClick />);
}

/** @param autoClose milliseconds, or false for one that stays */
export function showToast(toast: Toast, text: string, autoClose: number | false): void {
  mount();
  // A repeated failure restarts the time of its toast instead of adding one.
  if (toastify.isActive(toast.id)) toastify.update(toast.id, { render: text, autoClose });
  else
    toastify(text, {
      toastId: toast.id,
      type: toast.tone,
      autoClose,
      role: toast.tone === 'error' ? 'alert' : 'status',
    });
}
