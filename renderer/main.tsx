/* The first script of a page that came empty, and of rendered pages but invitations: finds out which of the two apps goes on. */
import './styles/tokens.css';
import './styles/face.css';
import './styles/base.css';
import './styles/largeText.css';
import './styles/forcedColors.css';
import './styles/firstFrame.css';
import { guestPageOf } from './app/guest/guestPageOf.ts';
import { address } from './app/start/address.ts';
import { platform } from './app/start/ownPlatform.tsx';
import { forgetDocumentData, readDocumentData } from './ssr/documentData.ts';
import { HYDRATION_FAILED } from './ssr/hydrated.ts';
import { isTooOld } from './ssr/oldBrowser.ts';

// The page says so by itself.
if (!isTooOld()) begin().catch(() => window.dispatchEvent(new Event(HYDRATION_FAILED)));

async function begin(): Promise<void> {
  const isRendered = await keepRendered();
  const page = guestPageOf(address.path);
  // Guests get a shell without the router.
  if (page === 'invitation' || (page !== null && isRendered)) await import('./guest.tsx');
  else await import('./app.tsx');
}

/** @returns whether the page goes on as the server rendered it: to logged-in people a profile and the log-in are other pages */
async function keepRendered(): Promise<boolean> {
  const data = readDocumentData();
  if (!data || data.page.game || (await platform.session.load()) === null) return data !== null;
  forgetDocumentData();
  return false;
}
