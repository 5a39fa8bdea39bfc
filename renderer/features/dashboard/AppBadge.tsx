import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStores } from '../../stores/StoreContext.ts';
import { useLive } from '../../stores/useLive.ts';
import { isInstalled } from '../install/installWay.ts';

/** Counts the matches that wait for the viewer on the icon of the installed app, where it can (R-badge). */
const AppBadge = observer(function AppBadge() {
  const { browser, games, session } = useStores();
  const { started, loggedIn } = session;
  // The desktop app counts by itself (R-desktop-notices).
  const isCounting = browser === null && started;
  const count = loggedIn ? games.dueCount : 0;
  useEffect(() => {
    // A browser may refuse: then there is no icon to count on.
    if (isCounting && count !== null) navigator.setAppBadge(count).catch(() => undefined);
  }, [isCounting, count]);
  // Whatever page the app was opened at.
  const isKept = isCounting && loggedIn && isInstalled();
  useEffect(() => {
    if (isKept) void games.loadCurrent();
  }, [isKept, games]);
  useLive(() => games.loadCurrent(), { isShown: isKept });
  return null;
});

export default AppBadge;
