import { useState } from 'react';
import { sendValidation, validateEmail } from '../../../../shared/contract/account.ts';
import type { ErrorData } from '../../../../shared/contract/errors.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { loginPathFor } from '../../../../shared/routes/returnPath.ts';
import type { ApiFailure } from '../../../api/apiFailure.ts';
import { failureText, failureValues } from '../../../api/failures.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { signUpOrigin } from '../../../stores/signUpOrigin.ts';
import { useRoute } from '../../../ui/route.ts';

export interface Proof {
  /** The token in the page's address; empty in a link that lost its end. */
  token: string;
  state: 'asking' | 'busy' | 'done';
  /** The proof that the account is the clicker's own; null while the click alone may do (R-validation). */
  needed: Pick<ErrorData, 'proof' | 'resets'> | null;
  /** Why it did not work, in words. */
  error: string | null;
  /** No further try helps: the link was used, replaced or is too old. */
  isOver: boolean;
  /** The link was one of ours: another one may be asked for. */
  isRenewable: boolean;
  /** Another one was asked for. */
  isRenewed: boolean;
  /** Has another link mailed in place of this one (R-validation-again). */
  renew: () => Promise<unknown>;
  /** How often it did not work. */
  tries: number;
  /** @param password of the account, if it was asked for: people who were logged out are logged in and redirected */
  prove: (password?: string) => Promise<unknown>;
}

/** The texts of the codes on this page. */
const TEXTS: Partial<Record<string, TextKey>> = {
  // A token that is not even of the right form has lost a piece on its way here.
  'E.bad.request': 'error.E.link.used',
  'E.password.current': 'validate.proof.wrong',
};
const OVER = ['E.bad.request', 'E.link.used'];

/**
 * Proves an address with the token of the page's address (R-validation). It takes a click: mail scanners open links,
 * and a page that proved by being opened would prove the address for the person who typed it.
 */
export function useProof(): Proof {
  const t = useText();
  const { api, feedback, session, visit } = useStores();
  const route = useRoute();
  const token = new URLSearchParams(route.search).get('token') ?? '';
  const [isDone, setDone] = useState(false);
  const [needed, setNeeded] = useState<Proof['needed']>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [tries, setTries] = useState(0);
  const [isRenewed, setRenewed] = useState(false);
  /** The page of the log-in leads on by itself, and is where a second step is asked for. */
  const logInWith = async (email: string, password: string) => {
    feedback.toast({ id: 'validate.done', tone: 'success', text: 'validate.done.title', stays: false });
    route.go(loginPathFor(signUpOrigin(visit)?.path ?? PATHS.dashboard), { replace: true });
    await session.logIn(email, password).catch(() => undefined);
  };
  const prove = useAction(
    async (password?: string) => {
      setFailure(null);
      const body = { token, ...(password && { password }) };
      const { email } = await api.call(validateEmail, { body, token: session.token ?? undefined });
      if (password && !session.loggedIn) return logInWith(email, password);
      if (session.loggedIn) void session.loadMe();
      setDone(true);
    },
    (refused) => {
      if (refused.code === 'E.proof.required') return setNeeded(refused.data);
      setFailure(refused);
      setTries((count) => count + 1);
    },
  );
  const renew = useAction(async () => {
    await api.call(sendValidation, { body: { token } });
    setRenewed(true);
    setFailure(null);
  });
  const text = failure && (TEXTS[failure.code] ?? failureText(failure));
  return {
    token,
    state: isDone ? 'done' : prove.isBusy || renew.isBusy ? 'busy' : 'asking',
    needed,
    error: failure && text && t(text, failureValues(failure)),
    isRenewable: failure?.code === 'E.link.used',
    isRenewed,
    renew: renew.run,
    isOver: failure !== null && OVER.includes(failure.code),
    tries,
    prove: prove.run,
  };
}
