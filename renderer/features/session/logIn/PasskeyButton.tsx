import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { KEY_ICON } from '../../../ui/display/icons.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';

/** Logs in by a passkey that the device finds itself (R-passkey-log-in); the library comes with the click. */
export const PasskeyButton = observer(function PasskeyButton({ onFailure }: { onFailure: (text: TextKey) => void }) {
  const t = useText();
  const { api, session, feedback } = useStores();
  const [busy, setBusy] = useState(false);
  // The server takes it that a device can, as nearly all do.
  const isHydrated = useHydrated();
  if (isHydrated && !('PublicKeyCredential' in window)) return null;
  const logIn = async () => {
    setBusy(true);
    try {
      const { signWithPasskey } = await import('./signWithPasskey.ts');
      await session.logInByPasskey(await signWithPasskey(api));
    } catch (error) {
      const { code } = toFailure(error);
      if (code === 'E.account.closed' || code === 'E.tooMany') feedback.report(error);
      else onFailure('login.passkey.failed');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={KEY_ICON} busy={busy} wide big onClick={() => void logIn()}>
      {t('login.passkey')}
    </Button>
  );
});
