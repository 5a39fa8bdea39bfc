import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react';
import { PartFailed } from './feedback/PartFailed.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

export interface Chunk<Props> {
  /** Fetches the code; what is drawn afterwards is drawn at once. */
  load: () => Promise<unknown>;
  Part: ComponentType<Props>;
}

interface ChunkOptions {
  /** What is there while the code is on its way; left out, what the nearest Suspense shows. */
  waiting?: ReactNode;
  /** Nobody misses it where it can't be had. */
  isExtra?: boolean;
}

/**
 * A part of the app with code of its own. Code that can't be fetched is a failure of this place alone: it says so, and is
 * fetched again when asked for or when the network is back (R-parts). React's `lazy` keeps what was refused for ever, and
 * holds a part back for 300 ms although its code has come already.
 */
export function chunk<Props extends object>(
  fetchCode: Load<Props>,
  { waiting, isExtra = false }: ChunkOptions = {},
): Chunk<Props> {
  let Body: ComponentType<Props> | null = null;
  let attempt: Promise<boolean> | null = null;
  const load = async () => {
    Body = (await fetchCode()).default;
  };
  /** @returns whether the code has come; the same promise until it is given up, as `use` needs it */
  const tried = () => {
    attempt ??= load().then(
      () => true,
      () => false,
    );
    return attempt;
  };
  function Loaded(props: Props) {
    const [, drawAgain] = useState(0);
    if (Body || use(tried())) return Body && <Body {...props} />;
    const retry = () => {
      attempt = null;
      drawAgain((times) => times + 1);
    };
    return isExtra ? null : <PartFailed onRetry={retry} />;
  }
  function Part(props: Props) {
    if (waiting === undefined) return <Loaded {...props} />;
    return (
      <Suspense fallback={waiting}>
        <Loaded {...props} />
      </Suspense>
    );
  }
  return { load, Part };
}
