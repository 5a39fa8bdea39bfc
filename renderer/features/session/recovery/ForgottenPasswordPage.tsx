import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { AddressText } from '../../../common/people/AddressText.tsx';
import { usePageTitle } from '../../../common/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { Segmented } from '../../../ui/forms/Segmented.tsx';
import styles from '../AuthForm.module.css';
import { AuthFrame } from '../AuthFrame.tsx';
import { OpenMail } from '../OpenMail.tsx';
import { PhoneField } from '../PhoneField.tsx';
import { EmailReminder, type Reminder, useReminder, type Way } from './EmailReminder.tsx';

/** Has the link for a new password sent as a text message. */
const PhoneReminder = observer(function PhoneReminder({ reminder }: { reminder: Reminder }) {
  const t = useText();
  const { refused, send } = reminder;
  const [phone, setPhone] = useState({ number: '', valid: false });
  const wrong = phone.number !== '' && phone.number === refused;
  const blocked = !phone.valid || wrong;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!blocked) void send.run('phone', phone.number);
  };

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <PhoneField
        check
        onChange={(number, valid) => setPhone({ number, valid })}
        error={wrong ? t('field.phone') : null}
      />
      <Button type="submit" variant="action" busy={send.isBusy} disabled={blocked} wide big>
        {t('forgotten.phone.submit')}
      </Button>
    </form>
  );
});

/** Asks for a link that sets a new password, by mail or by text message; once it is asked for, that is the page (R-password-forgotten). */
const ForgottenPasswordPage = observer(function ForgottenPasswordPage() {
  const t = useText();
  const { config } = useStores();
  const [way, setWay] = useState<Way>('email');
  const reminder = useReminder();
  const { sent } = reminder;
  const title = t(sent ? 'forgotten.sent.title' : 'forgotten.title');
  usePageTitle(title);
  const footer = (
    <p>
      <Link to={PATHS.login}>{t('forgotten.back')}</Link>
    </p>
  );
  if (sent) {
    const { target } = sent;
    return (
      <AuthFrame title={title} court="done" footer={footer}>
        <p role="status">
          <AddressText>
            {sent.way === 'email'
              ? t('forgotten.sent', { email: target })
              : t('forgotten.phone.sent', { phone: target })}
          </AddressText>
        </p>
        {sent.way === 'email' && <OpenMail address={target} />}
        <Button wide onClick={reminder.again}>
          {t('forgotten.again')}
        </Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={title} text={t('forgotten.text')} footer={footer}>
      {config.value?.phoneOffered && (
        <Segmented
          legend={t('forgotten.way')}
          options={[
            { value: 'email', label: t('forgotten.way.email') },
            { value: 'phone', label: t('forgotten.way.phone') },
          ]}
          value={way}
          onChange={setWay}
        />
      )}
      {way === 'email' ? <EmailReminder reminder={reminder} /> : <PhoneReminder reminder={reminder} />}
    </AuthFrame>
  );
});

export default ForgottenPasswordPage;
