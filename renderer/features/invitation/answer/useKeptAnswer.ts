import { useEffect } from 'react';
import { useStores } from '../../../stores/StoreContext.ts';
import { useRoute } from '../../../ui/route.ts';
import type { InvitationStore } from '../InvitationStore.ts';

/** Keeps what is chosen on the page of an invitation (R-kept-input). */
export function useKeptAnswer(store: InvitationStore): void {
  const { kept } = useStores();
  const { path } = useRoute();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    const keep = async () => {
      const { keepAnswer } = await import('./keptAnswer.ts');
      if (!isGone) stop = keepAnswer(kept, path, store);
    };
    // Without its code nothing is kept, and the page works all the same.
    keep().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [kept, path, store]);
}
