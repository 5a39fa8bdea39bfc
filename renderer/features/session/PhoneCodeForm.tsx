import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef, useState } from 'react';
import { sendPhoneCode, validatePhone } from '../../../shared/contract/account.ts';
import { useText } from '../../i18n/useText.ts';
import { useAction } from '../../stores/Action.ts';
import { BodyCheck } from '../../stores/BodyCheck.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { focusProblem } from '../../ui/forms/formFocus.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import styles from './AuthForm.module.css';

const CODE_LENGTH = 6;

const fetchSchema = () => import('../../../shared/contract/schemas/proof.ts').then((m) => m.validatePhone.body);

interface PhoneCodeFormProps {
  phone: string;
  onProved: () => void;
}

/** Asks for the code that was texted to a phone, and sends another (R-phone-code). */
export const PhoneCodeForm = observer(function PhoneCodeForm({ phone, onProved }: PhoneCodeFormProps) {
  const t = useText();
  const { api } = useStores();
  const [code, setCode] = useState('');
  const [check] = useState(() => new BodyCheck(fetchSchema));
  const faults = check.faultsOf({ phone, code });
  // Filled in by the phone before the schema has come: the server judges it.
  const isWhole = faults ? !faults.code : code.length === CODE_LENGTH;
  const [asked, setAsked] = useState(false);
  const missing = asked ? (code === '' ? 'field.required' : faults?.code) : null;
  const [wrong, setWrong] = useState(false);
  const [sent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const prove = useAction(
    async () => {
      await api.call(validatePhone, { body: { phone, code } });
      onProved();
    },
    (failure, report) => (failure.code === 'E.link.used' ? setWrong(true) : report()),
  );
  const sendAgain = useAction(async () => {
    setSent(false);
    await api.call(sendPhoneCode, { body: { phone } });
    setSent(true);
    setWrong(false);
    setAsked(false);
    setCode('');
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sendAgain.isBusy) return;
    if (isWhole) void prove.run();
    else {
      setAsked(true);
      focusProblem(form.current);
    }
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        label={t('phoneCode.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={wrong ? t('phoneCode.wrong') : missing && t(missing)}
        onChange={(typed) => {
          setCode(typed.replace(/\D/g, '').slice(0, CODE_LENGTH));
          setWrong(false);
        }}
      />
      <Button type="submit" variant="action" busy={prove.isBusy} waits={!isWhole} disabled={sendAgain.isBusy} wide>
        {t('phoneCode.submit')}
      </Button>
      <Button busy={sendAgain.isBusy} disabled={prove.isBusy} onClick={() => void sendAgain.run()} wide>
        {t('phoneCode.again')}
      </Button>
      {sent && (
        <Notice tone="success" live>
          {t('phoneCode.sent')}
        </Notice>
      )}
    </form>
  );
});
