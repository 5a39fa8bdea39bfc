import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PartFailed } from './PartFailed.tsx';

interface PartOptions {
  /** What is there while the code is on its way. */
  waiting?: ReactNode;
  /** Nobody misses it where it cannot be had. */
  isExtra?: boolean;
}

/**
 * A part of a page with code of its own. Where that cannot be fetched the part says so in its place and offers to try
 * again: the page around it stays, with all that is chosen and typed there (R-part-failed).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting = null, isExtra = false }: PartOptions = {},
): ComponentType<Props> {
  const fresh = () => lazy(load) as ComponentType<Props>;
  // Kept over mounts, so that code which has come is drawn at once.
  let Newest = fresh();
  return function Part(props: Props) {
    const [{ Body, turn }, setShown] = useState({ Body: Newest, turn: 0 });
    const retry = () => setShown({ Body: Newest, turn: turn + 1 });
    return (
      <ErrorBoundary
        key={turn}
        instead={isExtra ? null : <PartFailed onRetry={retry} />}
        onCrash={() => {
          // React keeps a fetch that failed: only another one can be tried.
          Newest = fresh();
        }}
      >
        <Suspense fallback={waiting}>
          <Body {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
