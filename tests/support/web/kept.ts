import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until the device keeps every part that the service worker lists, and is its page's (R-offline-shell). */
export async function untilWholeIsKept(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      if (navigator.serviceWorker.controller === null) return ['the service worker'];
      const worker = await (await fetch('/sw.js')).text();
      const parts = [...worker.matchAll(/"url":"(\/assets\/[^"]+)"/g)].map(([, url = '']) => url);
      if (parts.length < 100) return ['the list of parts'];
      const kept = await Promise.all(parts.map(async (url) => (await caches.match(url)) !== undefined));
      return parts.filter((_url, at) => !kept[at]);
    });
  await expect.poll(missing).toEqual([]);
}
