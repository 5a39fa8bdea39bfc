import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { guestTranslator } from '../../renderer/runtime/guestTranslator.tsx';
import { StoreProvider } from '../../renderer/stores/StoreContext.ts';
import { RouteProvider } from '../../renderer/ui/route.ts';
import { TEXTS } from '../../shared/locales/texts.ts';
import { CONFIG, ME, testWorld } from './testWorld.ts';

/** Everybody who has an address has this one, confirmed. */
export const ADDRESS = { email: 'ann@club.example', main: true, validated: true };

/**
 * @param emails of who is logged in, with a confirmed number
 * @returns what draws a part of a page as English words alone, without what effects would bring
 */
export async function drawnFor(emails: (typeof ADDRESS)[]) {
  const { root } = testWorld(
    {
      'GET /api/config': { status: 200, body: CONFIG },
      'GET /locales/en.json': { status: 200, body: { hello: 'Hello' } },
      'GET /api/me': { status: 200, body: { ...ME, emails, phone: '+32470123499', phoneValidated: true } },
    },
    { token: 't1' },
  );
  await root.start();
  const translator = guestTranslator();
  await translator.show('en', TEXTS.en);
  const route = { path: '/', search: '', go: () => undefined };
  const draw = (part: ReactElement) =>
    renderToString(
      <StoreProvider value={root}>
        <RouteProvider value={route}>
          <translator.Provider>{part}</translator.Provider>
        </RouteProvider>
      </StoreProvider>,
    ).replace(/<[^>]*>/g, ' ');
  return { root, draw };
}

/** @returns whether a text speaks of mails */
export const speaksOfMail = (text: string): boolean => /e-?mail/i.test(text);
