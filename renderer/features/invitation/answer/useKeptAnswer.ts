import { when } from 'mobx';
import { useEffect } from 'react';
import { useStores } from '../../../stores/StoreContext.ts';
import { useRoute } from '../../../ui/route.ts';
import type { InvitationStore } from '../InvitationStore.ts';

/** Keeps what is chosen on the page of an invitation (R-kept-input); its code comes with the first choice. */
export function useKeptAnswer(store: InvitationStore): void {
  const { kept } = useStores();
  const { path } = useRoute();
  useEffect(() => {
    const name = `${path} answer`;
    let stop: (() => void) | null = null;
    let isGone = false;
    const keep = async () => {
      const { keepAnswer } = await import('./keptAnswer.ts');
      if (!isGone) stop = keepAnswer(kept, name, store);
    };
    const stopWaiting = when(
      () => store.answer.touched || kept.holds(name),
      // Without its code nothing is kept, and the page works all the same.
      () => void keep().catch(() => undefined),
    );
    return () => {
      isGone = true;
      stopWaiting();
      stop?.();
    };
  }, [kept, path, store]);
}
