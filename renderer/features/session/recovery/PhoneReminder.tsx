import { type FormEvent, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import styles from '../AuthForm.module.css';
import { PhoneField } from '../PhoneField.tsx';
import { useReminder } from './useReminder.ts';

/** Has the link for a new password sent as a text message. */
export function PhoneReminder() {
  const t = useText();
  const { busy, sentTo, refused, send } = useReminder();
  const [phone, setPhone] = useState({ number: '', valid: false });
  const wrong = phone.number !== '' && phone.number === refused;
  const blocked = !phone.valid || wrong || phone.number === sentTo;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!blocked && !busy) void send('phone', phone.number);
  };

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <PhoneField
        check
        onChange={(number, valid) => setPhone({ number, valid })}
        error={wrong ? t('field.phone') : null}
      />
      <Button type="submit" variant="action" busy={busy} disabled={blocked} wide big>
        {t('forgotten.phone.submit')}
      </Button>
      {sentTo && (
        <Notice tone="success" live>
          {t('forgotten.phone.sent', { phone: sentTo })}
        </Notice>
      )}
    </form>
  );
}
