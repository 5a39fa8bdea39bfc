import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { App } from '../../renderer/app/App.tsx';
import { judgeStrength } from '../../renderer/features/session/judgeStrength.ts';
import type { Question, Verdict } from '../../renderer/features/session/strength.ts';
import { i18nextTranslator } from '../../renderer/runtime/i18nextTranslator.tsx';
import type { Language } from '../../shared/locales/languages.ts';
import { TEXTS } from '../../shared/locales/texts.ts';
import { POLL_MS } from './patience.ts';
import { CONFIG, testWorld } from './testWorld.ts';

// Its own message prints the whole document.
configure({ asyncUtilTimeout: POLL_MS, getElementError: (message) => new Error(message?.split('\n')[0]) });

/** The only worker of pages, in their own thread. */
class MeterWorker extends EventTarget {
  postMessage({ id, password, own }: Question): void {
    const data: Verdict = { id, strength: judgeStrength(password, own) };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

/** What jsdom lacks because it draws nothing: a window of no size that nothing in it is seen in. */
function stubDrawing(): void {
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => media);
  vi.stubGlobal('scrollTo', () => undefined);
  for (const name of ['ResizeObserver', 'IntersectionObserver']) {
    vi.stubGlobal(
      name,
      class {
        observe(): void {}
        unobserve(): void {}
        disconnect(): void {}
      },
    );
  }
}

/** Dialogs, which jsdom knows the element of alone: open, with the focus inside, and given back afterwards. */
function stubDialogs(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      before.set(this, document.activeElement);
      this.open = true;
      this.querySelector<HTMLElement>('[autofocus], button, input, select, textarea, a[href]')?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      (before.get(this) as HTMLElement | null)?.focus();
    },
  });
}

afterEach(async () => {
  cleanup();
  // A dialog that was open takes its step of the history away: not out of the next test's (R-back).
  await vi.waitUntil(() => !window.history.state?.dialogs);
  vi.unstubAllGlobals();
});

interface Opening {
  language?: Language;
  /** Of the session, where somebody is logged in. */
  token?: string;
  /** What was there before the page was opened. */
  before?: (world: ReturnType<typeof testWorld>) => void;
}

/**
 * Opens a page of the app in a document without a screen: what it says, which fields it has, what a press does. How it looks,
 * moves and fits is for a browser.
 * @param address path and query
 * @param answers of the server, by `METHOD /path`
 * @returns who presses and types, and the world behind the page
 */
export async function openPage(
  address: string,
  answers: Parameters<typeof testWorld>[0] = {},
  { language = 'en', token, before }: Opening = {},
) {
  stubDrawing();
  stubDialogs();
  vi.stubGlobal('Worker', MeterWorker);
  const translator = i18nextTranslator();
  const config = { status: 200, body: CONFIG };
  const texts = { status: 200, body: TEXTS[language] };
  const world = testWorld(
    { 'GET /api/config': config, [`GET /locales/${language}.json`]: texts, ...answers },
    { ...(token ? { token } : {}), browser: [language], show: translator.show },
  );
  before?.(world);
  window.history.replaceState(null, '', address);
  await act(() => world.root.start());
  render(<App stores={world.root} translator={translator} />);
  await screen.findByRole('heading', { level: 1 });
  return { ...world, user: userEvent.setup() };
}
