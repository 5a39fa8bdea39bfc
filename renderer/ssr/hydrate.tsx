import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { holdHydration, releaseHydration } from '../ui/hydrationGate.ts';
import { HYDRATED, nextTask } from './hydrated.ts';

/** From a finger's lifting to the click that follows from it, in milliseconds. */
const CLICK_AFTER = 50;

/** A part that moves under a finger, such as for a clock of another zone, would take its touch elsewhere. */
async function untilLifted(): Promise<void> {
  if (!document.querySelector(':active')) return;
  await new Promise((lifted) => {
    for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, lifted, { once: true });
  });
  await new Promise((done) => setTimeout(done, CLICK_AFTER));
}

/**
 * Hydrates the server's page in pieces: a touch is answered between them.
 * @returns once the page is the browser's own
 */
export async function hydrate(content: ReactNode): Promise<void> {
  const host = document.getElementById('root');
  if (!host) throw new Error('the page has no #root');
  await untilLifted();
  holdHydration();
  await new Promise<void>((done) => {
    startTransition(() => {
      hydrateRoot(
        host,
        <StrictMode>
          <Content onShown={done}>{content}</Content>
        </StrictMode>,
        {
          onCaughtError: (error) => reportError(error),
          // The page works all the same; a difference between the two is a fault of ours (tests/web/rendered.spec.ts).
          onRecoverableError: (error) => reportError(error),
        },
      );
    });
  });
  await nextTask();
  releaseHydration();
  await nextTask();
  window.dispatchEvent(new Event(HYDRATED));
}

function Content({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}
