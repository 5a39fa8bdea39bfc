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
