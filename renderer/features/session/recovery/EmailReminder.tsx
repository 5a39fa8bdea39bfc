import { type FormEvent, useState } from 'react';
import { MAX_EMAIL_LENGTH } from '../../../../shared/domain/limits.ts';
import { readAddress } from '../../../../shared/domain/people/address.ts';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import styles from '../AuthForm.module.css';
import { useReminder } from './useReminder.ts';
import { ValiditySign } from './ValiditySign.tsx';

/** Has the link for a new password mailed. */
export function EmailReminder() {
  const t = useText();
  const { busy, sentTo, refused, send } = useReminder();
  const [email, setEmail] = useState('');
  const address = readAddress(email);
  const valid = address !== null && address !== refused;
  const blocked = !valid || address === sentTo;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (address !== null && !blocked && !busy) void send('email', address);
  };

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        label={t('signIn.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_EMAIL_LENGTH}
        value={email}
        onChange={setEmail}
        error={email.trim() && !valid ? t('field.email') : null}
        end={email.trim() && <ValiditySign valid={valid} text={t(valid ? 'forgotten.usable' : 'forgotten.unusable')} />}
      />
      <Button type="submit" variant="action" busy={busy} disabled={blocked} wide big>
        {t('forgotten.submit')}
      </Button>
      {sentTo && (
        <Notice tone="success" live>
          {t('forgotten.sent', { email: sentTo })}
        </Notice>
      )}
    </form>
  );
}
