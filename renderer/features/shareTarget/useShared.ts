import { useEffect, useRef } from 'react';
import { TAKES_SHARED } from '../../../shared/install/shareTarget.ts';
import { useRoute } from '../../ui/route.ts';
import type { Shared } from './keptShared.ts';

/**
 * Hands a page that is opened with `?shared` the shared text of another app, once; the address drops the query then.
 * @param onShared gets it, after earlier input is back
 */
export function useShared(onShared: (shared: Shared) => void): void {
  const { path, search, go } = useRoute();
  const isAsked = new URLSearchParams(search).has(TAKES_SHARED);
  const handOver = useRef<(shared: Shared | null) => void>(() => undefined);
  handOver.current = (shared) => {
    if (shared) onShared(shared);
    go(path, { replace: true });
  };
  useEffect(() => {
    if (!isAsked) return;
    const take = async () => (await import('./keptShared.ts')).takeShared();
    // Code that can't be fetched is asked for again with the page: the shared text stays kept.
    take().then(
      (shared) => handOver.current(shared),
      () => undefined,
    );
  }, [isAsked]);
}
