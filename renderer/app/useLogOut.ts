import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../shared/routes/paths.ts';
import { useStores } from '../stores/StoreContext.ts';

/** @returns what logs out and shows the log-in, without a way back to where one was */
export function useLogOut(): () => void {
  const { session } = useStores();
  const navigate = useNavigate();
  return () => {
    void session.logOut();
    void navigate(PATHS.login);
  };
}
