/* The build for the server, which runs no JSX by itself (scripts/pageRenderer.ts). */
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { BRAND } from '../../shared/brand.ts';
import type { Texts } from '../../shared/locales/languages.ts';
import type { PageData, PageRenderer, RenderedPage } from '../../shared/renderedPage.ts';
import { DrawnParts, knownParts, loadParts } from '../app/chunk.tsx';
import { createStores } from '../app/createStores.ts';
import { GuestApp } from '../app/guest/GuestApp.tsx';
import { guestPages } from '../app/guest/guestPages.tsx';
import type { Translate } from '../i18n/useText.ts';
import { guestTranslator } from '../tools/guestTranslator.tsx';
import { serverPlatform } from './serverPlatform.ts';

// Nothing changes while a page is rendered: nobody watches.
enableStaticRendering(true);

export const prepare: PageRenderer['prepare'] = async () => {
  for (const page of Object.values(guestPages)) await page.load();
  // Of a part that is loaded now, others may be known.
  for (let known = 0; known < knownParts().length; ) {
    known = knownParts().length;
    await loadParts(knownParts());
  }
};

/** Renders a page from what the API would have brought it. Stores, texts and language are this request's alone. */
export function renderPage(page: PageData, texts: Texts): RenderedPage {
  const translator = guestTranslator();
  void translator.show(page.language, texts);
  const stores = createStores({
    platform: serverPlatform,
    tools: {
      translator,
      texts: 'guest',
      transport: () => Promise.reject(new Error('a page is rendered from what it was handed')),
    },
    asked: { query: null, browser: page.browserLanguages },
    onLanguage: () => undefined,
    onFailure: () => undefined,
  });
  stores.adopt(page);
  const parts = new Set<string>();
  const html = renderToString(
    <DrawnParts value={parts}>
      <GuestApp stores={stores} translator={translator} address={page} />
    </DrawnParts>,
  );
  return { html, title: `${titleOf(page, translator.t)} · ${BRAND.name}`, parts: [...parts] };
}

function titleOf({ profile }: PageData, t: Translate): string {
  if (!profile) return t('invitation.title');
  const { user } = profile.value ?? {};
  return user ? `${user.firstName} ${user.lastName}` : t('publicProfile.title');
}
