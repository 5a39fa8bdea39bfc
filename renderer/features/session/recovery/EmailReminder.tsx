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

/** Sending a reminder, by mail or by text message. */
export interface Reminder {
  send: Action<unknown, [kind: 'email' | 'phone', target: string]>;
  /** Where the last one went. */
  sentTo: string | null;
  /** The target the server found wrong although it looked right here. */
  refused: string | null;
  /** Asks once more: for another target, or as nothing came. */
  again: () => void;
}

/** What it says is the same whatever exists (R-password-forgotten). */
export function useReminder(): Reminder {
  const { api } = useStores();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const send: Reminder['send'] = useAction(
    async (kind, target) => {
      await api.call(forgottenPassword, { body: { [kind]: target } });
      setSentTo(target);
    },
    (_failure, report, [, target]) => {
      if (report().on === 'fields') setRefused(target);
    },
  );
  return { send, sentTo, refused, again: () => setSentTo(null) };
}

const fetchSchema = () => import('../../../../shared/contract/schemas/proof.ts').then((m) => m.forgottenPassword.body);

/** Has the link for a new password mailed. */
export const EmailReminder = observer(function EmailReminder({ reminder }: { reminder: Reminder }) {
  const t = useText();
  const { refused, send } = reminder;
  const [email, setEmail] = useState('');
  const [check] = useState(() => new BodyCheck(fetchSchema));
  // As it is sent: it is said where it went.
  const address = readAddress(email) ?? email.trim();
  const faults = check.faultsOf({ email: address });
  const valid = faults !== null && Object.keys(faults).length === 0 && address !== refused;
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
        end={email.trim() && <ValiditySign valid={valid} text={t(valid ? 'forgotten.usable' : 'forgotten.unusable')} />}
      />
      <Button type="submit" variant="action" busy={send.isBusy} disabled={!valid} wide big>
        {t('forgotten.submit')}
      </Button>
    </form>
  );
});

interface ValiditySignProps {
  valid: boolean;
  /** Spoken instead of the icon; what is wrong is said under the field already. */
  text: string;
}

/** At the end of a field: whether what is typed can be used (R-password-forgotten). */
function ValiditySign({ valid, text }: ValiditySignProps) {
  return (
    <span className={valid ? sign.ok : sign.wrong}>
      <Icon path={valid ? CHECK_ICON : CLOSE_ICON} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
