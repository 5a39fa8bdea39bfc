import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HYDRATED } from './hydrated.ts';

interface HydrateOptions {
  content: ReactNode;
  /** Called once the page is the browser's own. */
  onDone: () => void;
}

/** Takes over what the server has rendered, in pieces between which a touch is answered. */
export function hydrate(host: HTMLElement, { content, onDone }: HydrateOptions): void {
  const done = () => {
    onDone();
    window.dispatchEvent(new Event(HYDRATED));
  };
  startTransition(() => {
    hydrateRoot(
      host,
      <StrictMode>
        <Content onShown={done}>{content}</Content>
      </StrictMode>,
      {
        onCaughtError: (error) => reportError(error),
        // The page works all the same; what the two drew differently is a fault of ours (tests/web/rendered.spec.ts).
        onRecoverableError: (error) => reportError(error),
      },
    );
  });
}

function Content({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}
