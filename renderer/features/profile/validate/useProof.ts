import { useState } from 'react';
import { validateEmail } from '../../../../shared/contract/account.ts';
import { type ApiFailure, toFailure } from '../../../api/apiFailure.ts';
import { failureText, failureValues } from '../../../api/failures.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useRoute } from '../../../ui/route.ts';

interface Proof {
  state: 'asking' | 'busy' | 'done';
  /** Why it did not work, in words. */
  error: string | null;
  /** How often it did not. */
  tries: number;
  prove: () => Promise<void>;
}

/**
 * Proves an address with the token of the page's address (R-validation). It takes a click: mail scanners open links,
 * and a page that proved by being opened would prove for whoever typed the address.
 */
export function useProof(): Proof {
  const t = useText();
  const { api, session } = useStores();
  const { search } = useRoute();
  const [state, setState] = useState<Proof['state']>('asking');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [tries, setTries] = useState(0);
  const prove = async () => {
    setState('busy');
    setFailure(null);
    try {
      const token = new URLSearchParams(search).get('token') ?? '';
      await api.call(validateEmail, { body: { token } });
      setState('done');
      if (session.loggedIn) void session.loadMe();
    } catch (error) {
      setFailure(toFailure(error));
      setTries((count) => count + 1);
      setState('asking');
    }
  };
  // A token that is not even of the right form has lost a piece on its way here.
  const text = failure && (failure.code === 'E.bad.request' ? 'error.E.link.used' : failureText(failure));
  return { state, error: failure && text && t(text, failureValues(failure)), tries, prove };
}
