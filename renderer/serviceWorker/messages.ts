export const KEEP = 'KEEP';

/** Asks the worker to cache the page's files. */
export interface KeepMessage {
  type: typeof KEEP;
  /** Whether all parts of the app are kept, or those of an invitation alone. */
  all: boolean;
  /** Address of the texts it shows. */
  texts: string;
}

/** The person wants the new release. */
export const SKIP_WAITING = 'SKIP_WAITING';

/** Cache and address under which the page leaves its push registration to the worker. */
export const PUSH_CACHE = 'push';
export const PUSH_DEVICE = '/push/device';

/** Identifies this device when its endpoint has changed, with the key for asking for a new one. */
export interface PushDevice {
  token: string;
  key: string;
}

/** As the server is told where a browser takes notices: `p256dh` and `auth` encrypt them for it. */
export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** @throws Error for a browser that encrypts nothing */
export function toSubscribed(subscription: PushSubscription): Subscribed {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('a subscription without keys');
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** @param key of the server, base64url */
export const subscribeOptions = (key: string): PushSubscriptionOptionsInit => ({
  userVisibleOnly: true,
  applicationServerKey: key,
});
