import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { forgottenPassword } from '../../../../shared/contract/account.ts';
import { MAX_EMAIL_LENGTH } from '../../../../shared/domain/limits.ts';
import { readAddress } from '../../../../shared/domain/people/address.ts';
import { useText } from '../../../i18n/useText.ts';
import { type Action, useAction } from '../../../stores/Action.ts';
import { BodyCheck } from '../../../stores/BodyCheck.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { CHECK_ICON, CLOSE_ICON } from '../../../ui/display/icons.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import styles from '../AuthForm.module.css';
import sign from './ValiditySign.module.css';

export type Way = 'email' | 'phone';

/** Sending a reminder, by mail or by text message. */
export interface Reminder {
  send: Action<unknown, [way: Way, target: string]>;
  /** How and where the last one went. */
  sent: { way: Way; target: string } | null;
  /** The address of the last request. */
  before: string;
  /** The target the server found wrong although it looked right here. */
  refused: string | null;
  /** Asks once more: for another target, or as nothing came. */
  again: () => void;
}

/** It says the same whether an account exists or not (R-password-forgotten). */
export function useReminder(): Reminder {
  const { api } = useStores();
  const [sent, setSent] = useState<Reminder['sent']>(null);
  const [before, setBefore] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const send: Reminder['send'] = useAction(
    async (way, target) => {
      await api.call(forgottenPassword, { body: { [way]: target } });
      setSent({ way, target });
      if (way === 'email') setBefore(target);
    },
    (_failure, report, [, target]) => {
      if (report().on === 'fields') setRefused(target);
    },
  );
  return { send, sent, before, refused, again: () => setSent(null) };
}

const fetchSchema = () => import('../../../../shared/contract/schemas/proof.ts').then((m) => m.forgottenPassword.body);

/** Has the link for a new password mailed. */
export const EmailReminder = observer(function EmailReminder({ reminder }: { reminder: Reminder }) {
  const t = useText();
  const { refused, send, before } = reminder;
  const [email, setEmail] = useState(before);
  const [check] = useState(() => new BodyCheck(fetchSchema));
  // As it is sent: it is said where it went.
  const address = readAddress(email) ?? email.trim();
  const faults = check.faultsOf({ email: address });
  // Faults not known yet are left to the server.
  const valid = address !== '' && Object.keys(faults ?? {}).length === 0 && address !== refused;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (valid) void send.run('email', address);
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
        end={
          email.trim() &&
          faults && <ValiditySign valid={valid} text={t(valid ? 'forgotten.usable' : 'forgotten.unusable')} />
        }
      />
      <Button type="submit" variant="action" busy={send.isBusy} disabled={!valid} wide big>
        {t('forgotten.submit')}
      </Button>
    </form>
  );
});

interface ValiditySignProps {
  valid: boolean;
  /** Spoken instead of the icon; the problem is under the field already. */
  text: string;
}

/** At the end of a field: whether its text can be used (R-password-forgotten). */
function ValiditySign({ valid, text }: ValiditySignProps) {
  return (
    <span className={valid ? sign.ok : sign.wrong}>
      <Icon path={valid ? CHECK_ICON : CLOSE_ICON} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
