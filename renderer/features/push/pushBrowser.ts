import { deviceOf } from '../../../shared/domain/people/devices.ts';
import {
  PUSH_CACHE,
  PUSH_DEVICE,
  type PushDevice,
  type Subscribed,
  subscribeOptions,
  toSubscribed,
} from '../../serviceWorker/messages.ts';

/** How long a page waits for its service worker, in milliseconds: in development there is none. */
const PATIENCE = 10_000;

/** Whether notices can be shown here; on iPhones only apps on the home screen can. */
export type PushSupport = 'yes' | 'no' | 'iphone';

/** The parts of a browser that notices need. */
export interface PushBrowser {
  support: PushSupport;
  permission(): NotificationPermission;
  /** Asks the person; only after a press of theirs. */
  ask(): Promise<NotificationPermission>;
  /** @param key of the server @throws Error where the push service can't be reached */
  subscribe(key: string): Promise<Subscribed>;
  unsubscribe(): Promise<void>;
  /** Leaves to the service worker the data it needs without a page. */
  keep(device: PushDevice): Promise<void>;
}

function supportOf(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'yes';
  const { system } = deviceOf(navigator.userAgent);
  // An iPad says that it is a Mac, and has no mouse.
  const isTablet = system === 'macOS' && navigator.maxTouchPoints > 1;
  return system === 'iPhone' || system === 'iPad' || isTablet ? 'iphone' : 'no';
}

async function worker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_done, reject) => {
    setTimeout(() => reject(new Error('no service worker')), PATIENCE);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** This browser. */
export function createPushBrowser(): PushBrowser {
  return {
    support: supportOf(),
    permission: () => Notification.permission,
    ask: () => Notification.requestPermission(),
    async subscribe(key) {
      const { pushManager } = await worker();
      const options = subscribeOptions(key);
      const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
        const old = await pushManager.getSubscription();
        if (!old) throw error;
        // One that was made for other keys of the server.
        await old.unsubscribe();
        return pushManager.subscribe(options);
      });
      return toSubscribed(subscription);
    },
    async unsubscribe() {
      const subscription = await (await worker()).pushManager.getSubscription();
      await subscription?.unsubscribe();
    },
    async keep(device) {
      const cache = await caches.open(PUSH_CACHE);
      await cache.put(PUSH_DEVICE, new Response(JSON.stringify(device)));
    },
  };
}
