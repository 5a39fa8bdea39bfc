import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { PartFailed } from './feedback/PartFailed.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

export interface Chunk<Props> {
  /** Fetches the code; what is drawn afterwards is drawn at once. */
  load: () => Promise<unknown>;
  Part: ComponentType<Props>;
}

interface ChunkOptions {
  /** What is there while the code is on its way. */
  waiting?: ReactNode;
  /** Nobody misses it where it can't be had. */
  isExtra?: boolean;
}

/**
 * A part of the app with code of its own. Code that can't be fetched is a failure of this place alone: it says so, and is
 * fetched again when asked for or when the network is back (R-parts). Neither React's `lazy`, which keeps what was refused
 * for ever, nor its `use`, which about once in five hundred times went on waiting for code that had come.
 */
export function chunk<Props extends object>(
  fetchCode: Load<Props>,
  { waiting = null, isExtra = false }: ChunkOptions = {},
): Chunk<Props> {
  let Body: ComponentType<Props> | null = null;
  const load = async () => {
    Body = (await fetchCode()).default;
  };
  function Part(props: Props) {
    const [state, setState] = useState<'coming' | 'here' | 'failed'>(Body ? 'here' : 'coming');
    useEffect(() => {
      if (state !== 'coming') return;
      let isWanted = true;
      const becomes = (next: 'here' | 'failed') => () => isWanted && setState(next);
      load().then(becomes('here'), becomes('failed'));
      return () => {
        isWanted = false;
      };
    }, [state]);
    if (Body) return <Body {...props} />;
    if (state === 'coming') return waiting;
    return isExtra ? null : <PartFailed onRetry={() => setState('coming')} />;
  }
  return { load, Part };
}
