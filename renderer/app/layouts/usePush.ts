import { useEffect } from 'react';
import { isPushKept } from '../../stores/pushMemory.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useRoute } from '../../ui/route.ts';

const loadPush = () => import('../../features/push/pushHere.ts');

/** Keeps notices on for who has turned them on here, and takes away those of the page that is shown (R-push-ends, R-push-reminder). */
export function usePush(): void {
  const root = useStores();
  const { path } = useRoute();
  const userId = root.session.user?.id ?? null;
  const isKept = userId !== null && isPushKept(root, userId);
  useEffect(() => {
    if (isKept) loadPush().then((push) => push.keepPushOn(root, userId), ignore);
  }, [root, userId, isKept]);
  useEffect(() => {
    if (isKept) loadPush().then((push) => push.readNotices(root, path), ignore);
  }, [root, path, isKept]);
}

/** Without a network the next page tries again. */
const ignore = () => undefined;
