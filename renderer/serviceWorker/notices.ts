import { BRAND } from '../../shared/brand.ts';
import { PUSH_CACHE, PUSH_DEVICE, type PushDevice, subscribeOptions, toSubscribed } from './messages.ts';
import { parseUrl } from './parseUrl.ts';

declare const self: ServiceWorkerGlobalScope;

/** A push message of the server (server/push/delivery.ts). */
interface Notice {
  id: string;
  title: string;
  body: string;
  path: string;
  tag: string;
  language: string;
}

const FIELDS = ['id', 'title', 'body', 'path', 'tag', 'language'] as const;

/** @returns null for an invalid one: a browser wants something to be shown all the same */
function readNotice(data: PushMessageData | null): Notice | null {
  try {
    const notice: Partial<Notice> = data?.json() ?? {};
    return FIELDS.every((field) => typeof notice[field] === 'string') ? (notice as Notice) : null;
  } catch {
    return null;
  }
}

async function show(data: PushMessageData | null): Promise<void> {
  const { id, title, body, path, tag, language } = readNotice(data) ?? {
    ...{ id: '', title: BRAND.name, body: '', path: '/', tag: '', language: '' },
  };
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    icon: '/assets/notice-icon.png',
    badge: '/assets/notice-badge.png',
    data: { id, path },
  });
}

/** @returns the address of a page of ours; the first one for whatever leads elsewhere */
function ownAddress(path: unknown): URL {
  const { origin } = self.location;
  const url = typeof path === 'string' ? parseUrl(path, origin) : null;
  return url !== null && url.origin === origin ? url : new URL('/', origin);
}

/** A match that is open in a window already is shown there, at any of its addresses: input elsewhere stays. */
async function open({ pathname, href }: URL): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [, , gameId] = pathname.split('/');
  const there = windows.find(({ url }) => {
    const shown = new URL(url).pathname;
    return shown === pathname || (gameId && shown.includes(gameId));
  });
  await (there ? there.focus() : self.clients.openWindow(href));
}

const send = (method: string, path: string, body: object) =>
  fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** A notice opened here is not mailed as well; without a network it is. */
async function markRead(id: unknown): Promise<void> {
  if (typeof id === 'string' && id !== '') await send('POST', '/api/push/read', { id }).catch(() => undefined);
}

/** The push service has given this device another endpoint. */
async function resubscribe(): Promise<void> {
  const kept = await caches.match(PUSH_DEVICE, { cacheName: PUSH_CACHE });
  if (!kept) return;
  const { token, key }: PushDevice = await kept.json();
  const subscription = await self.registration.pushManager.subscribe(subscribeOptions(key));
  await send('PUT', '/api/push/device', { token, ...toSubscribed(subscription) });
}

/** Shows the server's notices, and opens the pressed ones (R-push). */
export function showNotices(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    const { id, path } = notification.data ?? {};
    notification.close();
    event.waitUntil(Promise.all([open(ownAddress(path)), markRead(id)]));
  });
  self.addEventListener('pushsubscriptionchange', (event) => (event as ExtendableEvent).waitUntil(resubscribe()));
}
