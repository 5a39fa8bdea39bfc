import { useEffect, useRef } from 'react';
import { APPLE_PARAMETER, readAppleReturn } from '../../../../shared/routes/appleReturn.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useRoute } from '../../../ui/route.ts';
import { takeAppleVisit } from './appleSdk.ts';
import { type OnFailure, reportSocial } from './ProviderButtons.tsx';

/**
 * Logs in whom Apple has sent back to this page: `at` is taken out of the address at once and counts only in the visit
 * that sent the person there, so that nobody can be logged into another's account by a link (R-apple-return).
 */
export function useAppleReturn(onFailure: OnFailure): void {
  const { path, search, go } = useRoute();
  const { session, language, visit } = useStores();
  const value = new URLSearchParams(search).get(APPLE_PARAMETER);
  const taken = useRef(false);
  useEffect(() => {
    if (value === null || taken.current) return;
    taken.current = true;
    const returned = readAppleReturn(value);
    const sent = takeAppleVisit(visit);
    go(path + (sent?.search ?? ''), { replace: true });
    if (!returned || returned.state !== sent?.state) {
      onFailure('WA.ErrorLogin');
      return;
    }
    const { id: token, firstName, lastName } = returned;
    session
      .logInWith('apple', { token, firstName, lastName }, language.language)
      .catch((error: unknown) => reportSocial(error, onFailure));
  }, [value, path, go, session, language, visit, onFailure]);
}
