import { PATHS } from '../../../shared/routes/paths.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useRoute } from '../../ui/route.ts';

/** @returns a function that logs out and shows the log-in, without a way back to the last page (R-log-out) */
export function useLogOut(): () => void {
  const { session } = useStores();
  const route = useRoute();
  return () => {
    void session.logOut();
    route.go(PATHS.login);
  };
}
