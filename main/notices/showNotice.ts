import { Notification } from 'electron';
import type { Notice } from '../../shared/ipc/desktop.ts';

/** Notices on screen: one that is forgotten by the program no longer hears clicks. */
const shown = new Set<Notification>();

/** Lets the system tell something. @param open called when somebody clicks on it */
export function showNotice({ title, body }: Notice, open: () => void): void {
  if (!Notification.isSupported()) return;
  const notification = new Notification({ title, body });
  shown.add(notification);
  const forget = () => shown.delete(notification);
  notification.on('click', () => {
    forget();
    open();
  });
  notification.on('close', forget);
  notification.show();
}
