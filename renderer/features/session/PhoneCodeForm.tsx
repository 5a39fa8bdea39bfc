import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { sendPhoneCode, validatePhone } from '../../../shared/contract/account.ts';
import { toFailure } from '../../api/apiFailure.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import styles from './AuthForm.module.css';

const CODE_LENGTH = 6;

interface PhoneCodeFormProps {
  phone: string;
  onProved: () => void;
}

/** Asks for the code that was texted to a phone, and sends another (R-phone-code). */
export const PhoneCodeForm = observer(function PhoneCodeForm({ phone, onProved }: PhoneCodeFormProps) {
  const t = useText();
  const { api, feedback } = useStores();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState<'proving' | 'sending' | null>(null);
  const [wrong, setWrong] = useState(false);
  const [sent, setSent] = useState(false);

  const attempt = async (kind: 'proving' | 'sending', work: () => Promise<void>) => {
    setBusy(kind);
    try {
      await work();
    } catch (error) {
      if (toFailure(error).code === 'E.link.used') setWrong(true);
      else feedback.report(error, { retry: () => void attempt(kind, work) });
    } finally {
      setBusy(null);
    }
  };
  const prove = () =>
    attempt('proving', async () => {
      await api.call(validatePhone, { body: { phone, code } });
      onProved();
    });
  const sendAgain = () =>
    attempt('sending', async () => {
      setSent(false);
      await api.call(sendPhoneCode, { body: { phone } });
      setSent(true);
      setWrong(false);
      setCode('');
    });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && code.length === CODE_LENGTH) void prove();
  };

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        label={t('phoneCode.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={wrong ? t('phoneCode.wrong') : null}
        onChange={(typed) => {
          setCode(typed.replace(/\D/g, '').slice(0, CODE_LENGTH));
          setWrong(false);
        }}
      />
      <Button
        type="submit"
        variant="action"
        busy={busy === 'proving'}
        disabled={code.length < CODE_LENGTH || busy === 'sending'}
        wide
      >
        {t('phoneCode.submit')}
      </Button>
      <Button busy={busy === 'sending'} disabled={busy === 'proving'} onClick={() => void sendAgain()} wide>
        {t('phoneCode.again')}
      </Button>
      {sent && (
        <Notice tone="success" live>
          {t('phoneCode.sent')}
        </Notice>
      )}
      <p className={styles.quiet}>{t('phoneCode.risk')}</p>
    </form>
  );
});
