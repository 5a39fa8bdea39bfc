import { PATHS } from '../../../shared/routes/paths.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useRoute } from '../../ui/route.ts';

/** @returns what logs out and shows the log-in, without a way back to where one was (R-log-out) */
export function useLogOut(): () => void {
  const { session } = useStores();
  const route = useRoute();
  return () => {
    void session.logOut();
    route.go(PATHS.login);
  };
}
