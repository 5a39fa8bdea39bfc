import { reaction } from 'mobx';
import { useEffect } from 'react';
import { ApiFailure } from '../../../api/apiFailure.ts';
import type { FailureCode } from '../../../api/reactions.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import type { InvitationStore } from '../InvitationStore.ts';

/** Follows an answer that was given without a network: shows what became of it on the page it is about (R-unsent). */
export function useWaitingAnswer(gameId: string, store: InvitationStore): void {
  const { unsent } = useStores();
  useEffect(
    () =>
      reaction(
        () => unsent.of(gameId),
        (waiting, before) => {
          if (waiting?.what === 'answer' && waiting.refused !== null) {
            unsent.drop(waiting.key);
            store.answer.refuse(new ApiFailure(waiting.refused as FailureCode));
            void store.load();
          } else if (before && !waiting && store.sending.busy === null) void store.load();
        },
        { fireImmediately: true },
      ),
    [unsent, gameId, store],
  );
}
