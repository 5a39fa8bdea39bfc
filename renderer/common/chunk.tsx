import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useText } from '../i18n/useText.ts';
import { Button } from '../ui/actions/Button.tsx';
import { NetDown } from '../ui/court/NetDown.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { useBackOnline } from './device/useOnline.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

export interface Chunk<Props> {
  /** Fetches the code; a part drawn afterwards is drawn at once. */
  load: () => Promise<unknown>;
  Part: ComponentType<Props>;
}

/** Names of the parts a page was rendered with, while the server renders one. */
export const DrawnParts = createContext<Set<string> | null>(null);

const loaders = new Map<string, () => Promise<unknown>>();

/** Fetches the code of parts that a page opens with, nested ones after these. @throws if it fails to load */
export async function loadParts(names: readonly string[]): Promise<void> {
  for (const name of names) await loaders.get(name)?.();
}

/** @returns names of the parts that the server can draw, as far as the code that mentions them is loaded */
export const knownParts = (): string[] => [...loaders.keys()];

/** Milliseconds. A device says that it has a network a little before it has one. */
const PAUSES = [1000, 3000, 9000];

/** Fetches code once the network is back, more than once if need be. @throws if it fails to load all the same */
async function loadPatiently(load: () => Promise<void>): Promise<void> {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

interface ChunkOptions {
  /** The name of a part that a page may open with: the server draws it as well (R-rendered-pages). */
  name?: string;
  /** Shown while the code is on its way. */
  waiting?: ReactNode;
  /** Nobody misses it if it fails to load. */
  isExtra?: boolean;
}

interface PartFailedProps {
  onRetry: () => void;
  /** The network is back. */
  onBack: () => void;
}

/**
 * Shown in place of a part of the page whose code could not be fetched (R-parts): for want of a network, which it
 * waits for, or because there is a new release, which a reload brings.
 */
function PartFailed({ onRetry, onBack }: PartFailedProps) {
  const t = useText();
  const isOnline = useBackOnline(onBack);
  return (
    <Notice
      tone={isOnline ? 'error' : 'info'}
      live
      title={t('part.failed.title')}
      action={
        <>
          <Button onClick={onRetry}>{t('alert.retry')}</Button>
          {isOnline && <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>}
        </>
      }
    >
      {t(isOnline ? 'part.failed.text' : 'part.failed.offline')}
      <NetDown />
    </Notice>
  );
}

/**
 * A part of the app with code of its own. Code that can't be fetched is a failure of this place alone: it says so, and is
 * fetched again when asked for or when the network is back (R-parts). Neither React's `lazy`, which keeps a refusal
 * for ever, nor its `use`, which about once in five hundred times went on waiting for code that had come.
 */
export function chunk<Props extends object>(
  fetchCode: Load<Props>,
  { name, waiting = null, isExtra = false }: ChunkOptions = {},
): Chunk<Props> {
  let Body: ComponentType<Props> | null = null;
  const load = async () => {
    Body = (await fetchCode()).default;
  };
  if (name !== undefined) loaders.set(name, load);
  function Part(props: Props) {
    const drawn = useContext(DrawnParts);
    if (name !== undefined) drawn?.add(name);
    const [state, setState] = useState<'coming' | 'comingBack' | 'here' | 'failed'>(Body ? 'here' : 'coming');
    useEffect(() => {
      if (state !== 'coming' && state !== 'comingBack') return;
      let isWanted = true;
      const becomes = (next: 'here' | 'failed') => () => isWanted && setState(next);
      const loading = state === 'coming' ? load() : loadPatiently(load);
      loading.then(becomes('here'), becomes('failed'));
      return () => {
        isWanted = false;
      };
    }, [state]);
    if (Body) return <Body {...props} />;
    if (state !== 'failed') return waiting;
    return isExtra ? null : <PartFailed onRetry={() => setState('coming')} onBack={() => setState('comingBack')} />;
  }
  return { load, Part };
}
