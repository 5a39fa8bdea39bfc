import type { BrowserContext, Page, Worker } from '@playwright/test';
import { expect, test } from '../../support/web/test.ts';

// What the service worker does with what is pushed (R-push). Push services are out of a test's reach, and a browser without a
// window shows no notices: its own tools deliver the message, and what the worker shows is written down in the worker.
test.use({ serviceWorkers: 'allow' });

const NOTICE = {
  id: 'noticeOfATest',
  title: 'Ann Baker invites you to play tennis',
  body: 'See the invitation and answer',
  path: '/terms',
  tag: 'game:invitation',
  language: 'en',
};

interface Shown extends NotificationOptions {
  title: string;
  icon: string;
  badge: string;
  data: { id: string; path: string };
}

/** The little of a service worker's scope that is used here; the types of tests are those of pages. */
interface Scope extends EventTarget {
  shown: (Shown & { close: () => void })[];
  clients: { openWindow: (address: string) => Promise<unknown> };
  registration: { showNotification: (title: string, options: Omit<Shown, 'title'>) => Promise<void> };
}

/** @returns the service worker, and what delivers a message to it as a push service does */
async function openDevice(page: Page, context: BrowserContext) {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) done(registrations[0].registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.goto('/login');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  await worker.evaluate(() => {
    const scope = self as unknown as Scope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      const notice = { ...options, title, close: () => void scope.shown.splice(scope.shown.indexOf(notice), 1) };
      scope.shown = [...scope.shown.filter(({ tag }) => tag !== options.tag), notice];
    };
  });
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return {
    worker,
    deliver: (data: string) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
  };
}

const shown = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(() => (self as unknown as Scope).shown.map(({ close: _press, ...notice }) => notice));

/** Presses the notice that is shown. @returns the addresses of windows that were opened */
const press = (worker: Worker): Promise<string[]> =>
  worker.evaluate(async () => {
    const scope = self as unknown as Scope;
    const opened: string[] = [];
    // Only a real press may open a window.
    scope.clients.openWindow = async (address) => void opened.push(address);
    const waited: Promise<unknown>[] = [];
    const event = Object.assign(new Event('notificationclick'), {
      notification: scope.shown[0],
      waitUntil: (work: Promise<unknown>) => waited.push(work),
    });
    scope.dispatchEvent(event);
    await Promise.allSettled(waited);
    return opened;
  });

test('a push is shown, a later one of its tag takes its place, and a press opens its page and says so', {
  tag: ['@needs-bodies', '@needs-devtools'],
}, async ({ page, context }) => {
  const read: unknown[] = [];
  await context.route('**/api/push/read', async (route) => {
    read.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  const { worker, deliver } = await openDevice(page, context);
  const home = new URL('/', page.url()).href;
  await deliver(JSON.stringify(NOTICE));
  await expect.poll(() => shown(worker)).toHaveLength(1);
  await deliver(JSON.stringify({ ...NOTICE, id: 'laterNotice', title: 'Olga Baker has changed the match' }));
  await expect.poll(async () => (await shown(worker))[0]?.title).toBe('Olga Baker has changed the match');
  const { body, tag, language: lang } = NOTICE;
  const notices = await shown(worker);
  expect(notices).toMatchObject([{ body, tag, lang, data: { id: 'laterNotice', path: '/terms' } }]);
  for (const { icon, badge } of notices) {
    for (const picture of [icon, badge]) {
      expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png');
    }
  }
  expect(await press(worker)).toEqual([`${home}terms`]);
  expect(read).toEqual([{ id: 'laterNotice' }]);
  expect(await shown(worker)).toEqual([]);

  // A notice opens only pages of ours; a foreign notice is shown without its words.
  for (const path of ['https://evil.example/x', '//evil.example/x', 'javascript:alert(1)']) {
    await deliver(JSON.stringify({ ...NOTICE, path }));
    await expect.poll(() => shown(worker)).toHaveLength(1);
    expect(await press(worker)).toEqual([home]);
  }
  await deliver('no notice');
  await expect.poll(() => shown(worker)).toMatchObject([{ title: 'Crosscourt', body: '' }]);
});
