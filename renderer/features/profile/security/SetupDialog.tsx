import { observer } from 'mobx-react-lite';
import { type FormEvent, useId } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { QrCode } from '../../../ui/display/QrCode.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import type { Factors } from './Factors.ts';
import styles from './Security.module.css';

interface SetupDialogProps {
  factors: Factors;
  setup: NonNullable<Factors['setup']>;
}

/** Hands the secret to an authenticator app, and turns the step on with its first code (R-factor). */
export const SetupDialog = observer(function SetupDialog({ factors, setup }: SetupDialogProps) {
  const t = useText();
  const { session } = useStores();
  const form = useId();
  const confirm = useAction(async () => {
    if (await factors.confirm()) await session.loadMe();
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void confirm.run();
  };
  return (
    <Dialog
      title={t('security.factor.begin')}
      closeLabel={t('alert.close')}
      onClose={factors.close}
      actions={
        <>
          <Button onClick={factors.close}>{t('profile.edit.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={confirm.isBusy}>
            {t('proof.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.parts} noValidate onSubmit={handleSubmit}>
        <p>{t('security.setup.scan')}</p>
        <QrCode text={setup.uri} label={t('security.setup.picture')} />
        <p>
          {t('security.setup.secret')}{' '}
          <code className={styles.secret}>{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        <TextField
          label={t('proof.code.label')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={factors.code}
          error={factors.problem && t(factors.problem, factors.values)}
          onChange={factors.type}
        />
      </form>
    </Dialog>
  );
});
