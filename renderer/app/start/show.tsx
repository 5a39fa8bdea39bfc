import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { pickLanguage } from '../../i18n/pickLanguage.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { LastResort } from '../feedback/ErrorBoundary.tsx';
import { asked } from './address.ts';

let draw: ((content: ReactNode) => void) | undefined;

/** Draws the page in place of the old one, in pieces: a touch is answered between them. */
export function show(content: ReactNode): void {
  if (!draw) {
    const host = document.getElementById('root');
    if (!host) throw new Error('index.html has no #root');
    // An error that a page crashed with is reported like every other one.
    const reactRoot = createRoot(host, { onCaughtError: (error) => reportError(error) });
    draw = (shown) => startTransition(() => reactRoot.render(<StrictMode>{shown}</StrictMode>));
  }
  draw(content);
}

/** Says that the page failed to load, in the language that was to be shown. */
export function showLastResort(stores: RootStore | undefined): void {
  show(<LastResort language={stores?.language.language ?? pickLanguage({ ...asked, remembered: null })} />);
}
