import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { validateEmail } from '../../../shared/contract/account.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { type ApiFailure, toFailure } from '../../api/apiFailure.ts';
import { failureText } from '../../api/failures.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { usePlace } from '../../ui/place.ts';
import { AuthFrame } from './AuthFrame.tsx';

type State = 'asking' | 'busy' | 'done';

/**
 * Proves an address with the mailed token (decisions §4). It takes a click: mail scanners open links, and a page that
 * proved by being opened would prove for whoever typed the address.
 */
const ValidateEmailPage = observer(function ValidateEmailPage() {
  const t = useText();
  const { api, session } = useStores();
  const { search } = usePlace();
  const token = new URLSearchParams(search).get('token') ?? '';
  const [state, setState] = useState<State>('asking');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [tries, setTries] = useState(0);
  usePageTitle(t('validate.title'));

  const prove = async () => {
    setState('busy');
    setFailure(null);
    try {
      await api.call(validateEmail, { body: { token } });
      setState('done');
      if (session.loggedIn) void session.loadMe();
    } catch (error) {
      setFailure(toFailure(error));
      setTries((count) => count + 1);
      setState('asking');
    }
  };

  if (state === 'done') {
    return (
      <AuthFrame title={t('validate.done.title')} text={t('validate.done.text')}>
        <ButtonLink to={session.loggedIn ? PATHS.dashboard : PATHS.signInMail} variant="primary" wide>
          {t(session.loggedIn ? 'validate.toMatches' : 'login.title')}
        </ButtonLink>
      </AuthFrame>
    );
  }
  const isForm = failure?.code === 'E.bad.request';
  const error = failure && t(isForm ? 'error.E.link.used' : failureText(failure));
  return (
    <AuthFrame title={t('validate.title')} text={t('validate.text')} error={error} tries={tries}>
      <Button variant="action" icon="check" busy={state === 'busy'} onClick={() => void prove()} wide>
        {t('validate.action')}
      </Button>
    </AuthFrame>
  );
});

export default ValidateEmailPage;
