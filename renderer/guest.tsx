/*
 * The pages of people without an account. For the web a build of its own (scripts/guestBuild.ts), which holds of every
 * module only what these pages use (R-measure-guest-page).
 */
import './styles/tokens.css';
import './styles/face.css';
import './styles/base.css';
import './styles/largeText.css';
import './styles/forcedColors.css';
import './styles/firstFrame.css';
import type { DocumentData } from '../shared/renderedPage.ts';
import { GuestApp } from './app/guest/GuestApp.tsx';
import { guestPageOf } from './app/guest/guestPageOf.ts';
import { guestPages } from './app/guest/guestPages.tsx';
import { address } from './app/start/address.ts';
import { followForeignChanges } from './app/start/foreignChanges.ts';
import { keepFocus } from './app/start/keptFocus.ts';
import { leaveOldSteps } from './app/start/oldSteps.ts';
import { makeStores, run } from './app/start/ownStores.ts';
import { loadParts } from './common/chunk.tsx';
import { guestRuntime } from './runtime/guestRuntime.ts';
import { readDocumentData } from './ssr/documentData.ts';
import { hydrate } from './ssr/hydrate.tsx';
import { HYDRATION_FAILED, nextTask } from './ssr/hydrated.ts';
import { loadFace } from './styles/face.ts';

followForeignChanges();
keepFocus();
leaveOldSteps();
const rendered = readDocumentData();
// Not from here: in a page under inspection, the browser would read this whole file again to name the new task's place.
if (rendered)
  Promise.resolve(rendered)
    .then(takeOver)
    .catch(() => window.dispatchEvent(new Event(HYDRATION_FAILED)));
else void import('./app/start/emptyGuest.tsx').then(({ startEmptyGuest }) => startEmptyGuest());

/** Goes on with a page that is on screen already, a piece at a time. */
async function takeOver({ page, parts }: DocumentData): Promise<void> {
  await nextTask();
  // The first question of all about a language takes the browser as long as everything here together.
  Intl.NumberFormat.supportedLocalesOf(page.language);
  await nextTask();
  const runtime = guestRuntime();
  const stores = makeStores(runtime, page.browserLanguages);
  stores.adopt(page);
  await nextTask();
  const { load } = guestPages[guestPageOf(address.path) ?? 'invitation'];
  await Promise.all([load(), stores.language.load(page.language)]);
  await loadParts(parts);
  await hydrate(<GuestApp stores={stores} translator={runtime.translator} address={address} />);
  await nextTask();
  loadFace();
  run(stores);
}
