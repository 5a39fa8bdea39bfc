import { addPushDevice, getPush, readPush } from '../../../shared/contract/push.ts';
import { deviceZone } from '../../i18n/useViewerZone.ts';
import { isPushKept, isPushTold, keepPush } from '../../stores/deviceMemory.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { createPushBrowser } from './pushBrowser.ts';

type Root = Pick<RootStore, 'api' | 'memory' | 'visit'>;

/** Frame and profile ask at the same time: each telling of the server has a token of its own. */
let underWay: Promise<void> | null = null;

/**
 * Notices belong to a session: somebody who has turned them on here and logs in again has them on with the new one, without a
 * question (R-push-ends). Never throws: the profile shows the state.
 */
export function keepPushOn(root: Root, userId: string): Promise<void> {
  if (!isPushKept(root, userId) || isPushTold(root, userId)) return Promise.resolve();
  underWay ??= addAgain(root, userId).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function addAgain(root: Root, userId: string): Promise<void> {
  const browser = createPushBrowser();
  if (browser.support !== 'yes' || browser.permission() !== 'granted') return;
  try {
    const { key } = await root.api.call(getPush);
    const subscribed = await browser.subscribe(key);
    const { token } = await root.api.call(addPushDevice, { body: { ...subscribed, timezone: deviceZone() } });
    await browser.keep({ token, key });
    keepPush(root, userId);
  } catch {
    // The next visit tries again.
  }
}

/** A page on screen needs no notice, and no mail (R-push-reminder). Never throws. @param path of the page */
export async function readNotices({ api }: Pick<Root, 'api'>, path: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = (await registration?.getNotifications()) ?? [];
  for (const notice of shown.filter(({ data }) => data?.path === path)) {
    notice.close();
    await api.call(readPush, { body: { id: String(notice.data.id) } }).catch(() => undefined);
  }
}
