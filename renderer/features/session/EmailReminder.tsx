import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { forgottenPassword } from '../../../shared/contract/account.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './AuthForm.module.css';
import { isEmailAddress } from './emailAddress.ts';
import { ValiditySign } from './ValiditySign.tsx';

/**
 * Has the link for a new password mailed. What it says is the same whatever exists (spec §4 Forgotten password). After
 * a reminder was sent it takes another address, not the same one again.
 */
export const EmailReminder = observer(function EmailReminder() {
  const t = useText();
  const { api, feedback } = useStores();
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  /** The address the server found wrong although it looks right here. */
  const [refused, setRefused] = useState<string | null>(null);
  const address = email.trim();
  const valid = isEmailAddress(address) && address !== refused;

  const send = async () => {
    setBusy(true);
    try {
      await api.call(forgottenPassword, { body: { email: address } });
      setSentTo(address);
    } catch (error) {
      const { on } = feedback.report(error, { retry: () => void send() });
      if (on === 'fields') setRefused(address);
    } finally {
      setBusy(false);
    }
  };
  const blocked = !valid || address === sentTo;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!blocked && !busy) void send();
  };

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        label={t('signIn.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={email}
        onChange={setEmail}
        error={address && !valid ? t('field.email') : null}
        end={address && <ValiditySign valid={valid} text={t(valid ? 'forgotten.usable' : 'forgotten.unusable')} />}
      />
      <Button type="submit" variant="primary" busy={busy} disabled={blocked} wide>
        {t('forgotten.submit')}
      </Button>
      {sentTo && (
        <Notice tone="success" live>
          {t('forgotten.sent', { email: sentTo })}
        </Notice>
      )}
    </form>
  );
});
