import { reaction, when } from 'mobx';
import { useEffect, useRef } from 'react';
import { MARKED_TIMES, readMarkedTimes } from '../../../../shared/routes/invitation.ts';
import { ApiFailure } from '../../../api/apiFailure.ts';
import type { FailureCode } from '../../../api/reactions.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useRoute } from '../../../ui/route.ts';
import type { InvitationStore } from '../InvitationStore.ts';

/** Keeps the choices on the page of an invitation (R-kept-input); its code comes with the first choice. */
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

/** Marks the times that a button of the mail stands for, and answers nothing (R-time-buttons). */
export function useMarkedTimes(store: InvitationStore): void {
  const route = useRoute();
  const here = useRef(route);
  here.current = route;
  const times = readMarkedTimes(new URLSearchParams(route.search).getAll(MARKED_TIMES)).join();
  useEffect(() => {
    if (times === '') return;
    return when(
      () => store.game.status === 'ready',
      () => {
        if (store.choosing && store.answer.marked.length === 0) store.answer.mark(times.split(','));
        // A reload shows the choices of then, and not those of the button.
        const { path, search, go } = here.current;
        const rest = new URLSearchParams(search);
        rest.delete(MARKED_TIMES);
        go(rest.size > 0 ? `${path}?${rest}` : path, { replace: true });
      },
    );
  }, [times, store]);
}

/** Follows an answer that was given without a network: shows its result on the page it is about (R-unsent). */
export function useWaitingAnswer(gameId: string, store: InvitationStore): void {
  const { offlineQueue } = useStores();
  useEffect(
    () =>
      reaction(
        () => offlineQueue.of(gameId),
        (waiting, before) => {
          if (waiting?.what === 'answer' && waiting.refused !== null) {
            offlineQueue.drop(waiting.key);
            store.answer.refuse(new ApiFailure(waiting.refused as FailureCode));
            void store.load();
          } else if (before && !waiting && store.sending.busy === null) void store.load();
        },
        { fireImmediately: true },
      ),
    [offlineQueue, gameId, store],
  );
}
