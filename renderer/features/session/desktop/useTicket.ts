import { useEffect, useRef } from 'react';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { TICKET_PARAMETER } from '../../../../shared/routes/deepLink.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useRoute } from '../../../ui/route.ts';
import { takeVerifier } from './verifier.ts';

/** Logs in by the ticket a browser has sent to this window, which has asked for it: anybody's else is worth nothing. */
export function useTicket(onFailure: (text: TextKey) => void): void {
  const { path, search, go } = useRoute();
  const { session, visit } = useStores();
  const ticket = new URLSearchParams(search).get(TICKET_PARAMETER);
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (ticket === null || taken.current === ticket) return;
    taken.current = ticket;
    go(path, { replace: true });
    session.logInByTicket(ticket, takeVerifier(visit)).catch(() => onFailure('desktop.logIn.failed'));
  }, [ticket, path, go, session, visit, onFailure]);
}
