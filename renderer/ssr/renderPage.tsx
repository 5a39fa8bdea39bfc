/* The build for the server, which runs no JSX by itself (scripts/pageRenderer.ts). */
import { transaction } from 'mobx';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { BRAND } from '../../shared/brand.ts';
import { personName } from '../../shared/domain/people/personName.ts';
import type { Texts } from '../../shared/locales/languages.ts';
import type { PageData, PageRenderer, RenderedPage } from '../../shared/renderedPage.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { App } from '../app/App.tsx';
import { createStores } from '../app/createStores.ts';
import { GuestApp } from '../app/guest/GuestApp.tsx';
import { guestPageOf } from '../app/guest/guestPageOf.ts';
import { guestPages } from '../app/guest/guestPages.tsx';
import { preloadRoute } from '../app/routes.tsx';
import { DrawnParts, knownParts, loadParts } from '../common/chunk.tsx';
import type { Translate } from '../i18n/useText.ts';
import type { Memory, Platform } from '../platform/platform.ts';
import { guestTranslator } from '../runtime/guestTranslator.tsx';

// Nothing changes while a page is rendered: nobody watches.
enableStaticRendering(true);

export const prepare: PageRenderer['prepare'] = async () => {
  for (const page of Object.values(guestPages)) await page.load();
  await preloadRoute(PATHS.login);
  // A part that is loaded now may name others.
  for (let known = 0; known < knownParts().length; ) {
    known = knownParts().length;
    await loadParts(knownParts());
  }
};

/** A server remembers nothing of a device. */
const nothing: Memory = { get: () => null, set: () => undefined };

/** The server's platform: no device, no session, no storage. */
const serverPlatform: Platform = {
  serverOrigin: '',
  session: { load: async () => null, save: async () => undefined, onChange: () => undefined },
  memory: nothing,
  visit: nothing,
  keptLanguage: () => null,
  keepLanguage: () => undefined,
  offersDesktop: false,
  followsHidden: false,
  installPrompt: () => null,
  browser: null,
};

/** Renders a page from the API's answers. Stores, texts and language are this request's alone. */
export function renderPage(page: PageData, texts: Texts): RenderedPage {
  const isGuest = guestPageOf(page.path) !== null;
  const Tree = isGuest ? GuestApp : App;
  const translator = guestTranslator();
  void translator.show(page.language, texts);
  const stores = createStores({
    platform: serverPlatform,
    runtime: {
      translator,
      texts: isGuest ? 'guest' : 'all',
      transport: () => Promise.reject(new Error('a page is rendered from what it was handed')),
    },
    asked: { query: null, browser: page.browserLanguages },
    onLanguage: () => undefined,
    onFailure: () => undefined,
  });
  stores.adopt(page);
  const parts = new Set<string>();
  // Outside of a transaction MobX computes every unwatched value again, each time it is read (R-render-work).
  const html = transaction(() =>
    renderToString(
      <DrawnParts value={parts}>
        <Tree stores={stores} translator={translator} address={page} />
      </DrawnParts>,
    ),
  );
  return { html, title: `${titleOf(page, translator.t)} · ${BRAND.name}`, parts: [...parts] };
}

function titleOf({ game, profile, language }: PageData, t: Translate): string {
  if (game) return t('invitation.title');
  if (!profile) return t('login.title');
  const { user } = profile.value ?? {};
  return user ? personName(user, language) : t('publicProfile.title');
}
