import { useEffect, useRef } from 'react';
import type { DesktopBridge } from '../../../shared/ipc/desktop.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { viewMatch } from '../dashboard/matchView.ts';
import { ActionWatch } from './ActionWatch.ts';
import { useMatchNotices } from './useMatchNotices.ts';

/** Several changes at once are one look, in milliseconds. */
const TOGETHER = 400;

/** Follows all of the user's matches, and notifies them by the system of pending ones. */
export function useActionWatch(bridge: DesktopBridge): void {
  const { games, language, live, session } = useStores();
  const show = useMatchNotices(bridge);
  const notify = useRef(show);
  notify.current = show;
  const { token } = session;
  const userId = session.user?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no reason to begin watching anew
  useEffect(() => {
    if (!token || !userId) return;
    const watch = new ActionWatch({
      load: async () => {
        await games.loadCurrent();
        return games.currentList?.map((game) => viewMatch(game, userId, language.language)) ?? null;
      },
      isLooking: () => document.hasFocus(),
      notify: (match) => notify.current(match),
      setBadge: (count) => void bridge.setBadge(count),
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void watch.look(), TOGETHER);
    };
    const leave = live.listen(lookSoon);
    lookSoon();
    return () => {
      leave();
      clearTimeout(timer);
      watch.stop();
    };
  }, [bridge, games, live, token, userId]);
}
