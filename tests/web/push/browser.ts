import type { Page } from '@playwright/test';

/** What a browser of a test answers about notices: push services are out of its reach. */
interface Answers {
  permission: NotificationPermission;
  /** What the person says when they are asked. */
  says?: NotificationPermission;
}

/** Puts a push service and the question of the browser into the page's own hands; call it before the page opens. */
export async function answerPush(page: Page, answers: Answers): Promise<void> {
  await page.addInitScript(({ permission, says }) => {
    let stands = permission;
    const asked = { times: 0 };
    Object.assign(window, { asked });
    Object.defineProperty(Notification, 'permission', { get: () => stands });
    Notification.requestPermission = async () => {
      asked.times += 1;
      stands = says ?? stands;
      return stands;
    };
    const endpoint = localStorage.getItem('endpoint') ?? `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
    // A browser stays the same one.
    localStorage.setItem('endpoint', endpoint);
    const subscription = {
      toJSON: () => ({
        endpoint,
        keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
      }),
      unsubscribe: async () => true,
    };
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => null;
  }, answers);
}

/** @returns how often the page has asked whether it may notify */
export const timesAsked = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times);
