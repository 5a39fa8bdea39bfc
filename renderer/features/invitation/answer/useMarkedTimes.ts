import { when } from 'mobx';
import { useEffect, useRef } from 'react';
import { MARKED_TIMES, readMarkedTimes } from '../../../../shared/routes/invitation.ts';
import { useRoute } from '../../../ui/route.ts';
import type { InvitationStore } from '../InvitationStore.ts';

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
        // A reload shows what is chosen then, and not what the button said.
        const { path, search, go } = here.current;
        const rest = new URLSearchParams(search);
        rest.delete(MARKED_TIMES);
        go(rest.size > 0 ? `${path}?${rest}` : path, { replace: true });
      },
    );
  }, [times, store]);
}
