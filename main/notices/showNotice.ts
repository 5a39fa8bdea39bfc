import { Notification, nativeImage } from 'electron';
import type { Notice } from '../../shared/ipc/desktop.ts';

/** Notices on screen: one that is forgotten by the program no longer hears clicks. */
const shown = new Set<Notification>();

interface NoticeDeps {
  /** Called when somebody clicks on it. */
  open: () => void;
  /** @param pressed which of its answers, from 0 */
  answer: (pressed: number) => void;
}

/** Shows a notice of the system, with buttons to answer where the system has room for them. */
export function showNotice({ title, body, picture, answers }: Notice, { open, answer }: NoticeDeps): void {
  if (!Notification.isSupported()) return;
  const notification = new Notification({
    title,
    body,
    ...(picture !== null && { icon: nativeImage.createFromDataURL(picture) }),
    actions: (answers?.labels ?? []).map((text) => ({ type: 'button', text })),
  });
  shown.add(notification);
  const forget = () => shown.delete(notification);
  notification.on('click', () => {
    forget();
    open();
  });
  notification.on('action', ({ actionIndex }) => {
    // Pressed twice is answered once.
    if (forget()) answer(actionIndex);
  });
  notification.on('close', forget);
  notification.show();
}
