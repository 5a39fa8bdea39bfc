import { clientsClaim } from 'workbox-core';
import { KEEP, type KeepMessage, SKIP_WAITING } from './messages.ts';
import { showNotices } from './notices.ts';
import { answerPages } from './pages.ts';
import { keepParts, takeWhole } from './parts.ts';
import { keepSettings, takeSettings } from './settings.ts';
import { takeShared } from './shared.ts';

declare const self: ServiceWorkerGlobalScope;

// The service worker of the web app (R-offline-shell): the app's files come from the device, people's data from the server.

// The page of a first visit has its parts from here as soon as they have come.
clientsClaim();

keepParts();
answerPages();
keepSettings();
takeShared();
showNotices();

self.addEventListener('message', (event) => {
  if (event.data?.type === KEEP) event.waitUntil(keep(event.data));
  // A new release waits until its pages say so: the old one's parts would be gone from under them (R-new-release).
  if (event.data?.type === SKIP_WAITING) void self.skipWaiting();
});

/** A first visit's page has read its settings before there was anybody to keep them. */
async function keep({ all, texts }: KeepMessage): Promise<void> {
  await takeSettings(texts);
  if (all) await takeWhole();
}
