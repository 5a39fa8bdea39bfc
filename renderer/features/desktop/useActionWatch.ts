import { useEffect, useRef } from 'react';
import type { DesktopBridge } from '../../../shared/ipc/desktop.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { type MatchView, viewMatch } from '../matches/matchView.ts';
import { ActionWatch } from './ActionWatch.ts';

/** Several changes at once are one look, in milliseconds. */
const TOGETHER = 400;

/** Follows all matches of whoever is logged in, and tells by the system what waits for them. */
export function useActionWatch(bridge: DesktopBridge): void {
  const t = useText();
  const { games, live, session } = useStores();
  const notify = useRef<(match: MatchView) => void>(() => undefined);
  notify.current = ({ game, people, path }) =>
    void bridge.notify({
      title: t(game.summary.title),
      body: [t(`sport.${game.sport}`), ...people.slice(0, 3)].join(' · '),
      path,
    });
  const { token } = session;
  const userId = session.user?.id ?? null;
  useEffect(() => {
    if (!token || !userId) return;
    const watch = new ActionWatch({
      load: async () => {
        await games.loadCurrent();
        return games.currentList?.map((game) => viewMatch(game, userId)) ?? null;
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
