import { chosenLanguage, languageCookie } from '../../shared/locales/languages.ts';
import type { InstallPrompt, Platform } from './platform.ts';
import { createWebSession } from './webSession.ts';
import { createMemory } from './webStorage.ts';

/** The app in a browser, served by its own server. */
export function createWebPlatform(): Platform {
  let prompt: InstallPrompt | null = null;
  // It comes once, before there is anything to show it on; kept from asking by itself, which it would ask guests as well.
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
  });
  return {
    serverOrigin: '',
    session: createWebSession(() => window.sessionStorage),
    memory: createMemory(() => window.localStorage),
    visit: createMemory(() => window.sessionStorage),
    keptLanguage: () => chosenLanguage(document.cookie),
    keepLanguage: (language) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there in every browser
      document.cookie = languageCookie(language);
    },
    offersDesktop: window.matchMedia('(hover: hover) and (pointer: fine)').matches,
    followsHidden: false,
    installPrompt: () => prompt,
    browser: null,
  };
}
