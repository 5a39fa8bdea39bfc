// Without its own styles: those are put into the page by script, which the content policy forbids.
import { createRoot } from 'react-dom/client';
import { Slide, ToastContainer, toast as toastify } from 'react-toastify/unstyled';
import { CLOSE_ICON } from '../../ui/display/icons.ts';
import 'react-toastify/ReactToastify.css';
import './toasts.css';
import type { Toast } from '../../stores/FeedbackStore.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { WIDE } from '../../ui/useMedia.ts';
import { keepClear } from './keepClear.ts';

interface ShownToast {
  id: string;
  tone: Toast['tone'];
  text: string;
  /** Milliseconds, or false for one that stays. */
  autoClose: number | false;
  closeLabel: string;
  /** Names the list of the toasts; spoken. */
  listLabel: string;
  action: { label: string; run: () => void } | undefined;
}

let mounted = false;

/** In the corner of a wide window; on phones from below, above the controls under the thumb (R-toasts). */
const positionNow = () => (window.matchMedia(WIDE).matches ? 'bottom-right' : 'bottom-center');

/** The container is its own root: pages that never toast do not carry it. */
function mount(listLabel: string): void {
  if (mounted) return;
  mounted = true;
  const host = document.createElement('div');
  document.body.append(host);
  keepClear(host);
  createRoot(host).render(
    <ToastContainer
      transition={Slide}
      draggablePercent={40}
      limit={3}
      newestOnTop
      hideProgressBar
      icon={false}
      aria-label={listLabel}
    />,
  );
}

export function showToast({ id, tone, text, autoClose, closeLabel, listLabel, action }: ShownToast): void {
  mount(listLabel);
  const render = action ? (
    <div className="toastAction">
      <span>{text}</span>
      <Button onClick={action.run}>{action.label}</Button>
    </div>
  ) : (
    text
  );
  // A repeated failure restarts the time of its toast instead of adding one.
  if (toastify.isActive(id)) {
    toastify.update(id, { render, type: tone, autoClose, closeOnClick: !action });
    return;
  }
  toastify(render, {
    toastId: id,
    position: positionNow(),
    type: tone,
    autoClose,
    // Without a free spot, a toast covers a control: a press closes it (R-toasts).
    closeOnClick: !action,
    role: tone === 'error' ? 'alert' : 'status',
    closeButton: ({ closeToast }) => <IconButton icon={CLOSE_ICON} label={closeLabel} onClick={() => closeToast()} />,
  });
}

export function hideToast(id: string): void {
  toastify.dismiss(id);
}
