import { observer } from 'mobx-react-lite';
import { type FormEvent, useId } from 'react';
import { MAX_FACTOR_CODE_LENGTH } from '../../../shared/domain/limits.ts';
import { AddressText } from '../../common/people/AddressText.tsx';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { PasswordField } from '../session/PasswordField.tsx';
import type { OwnerProof } from './OwnerProof.ts';
import styles from './ProofDialog.module.css';

/** “Confirm it’s you”: by the password, or by a code where there is none (R-proof). */
export const ProofDialog = observer(function ProofDialog({ proof }: { proof: OwnerProof }) {
  const t = useText();
  const { session } = useStores();
  const form = useId();
  const { needed } = proof;
  if (!needed) return null;
  const address = session.user?.emails.find(({ main }) => main)?.email ?? session.user?.phone ?? '';
  const field = { value: proof.typed, error: proof.problem && t(proof.problem, proof.values), onChange: proof.type };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    proof.confirm();
  };
  return (
    <Dialog
      title={t('proof.title')}
      closeLabel={t('alert.close')}
      onClose={proof.cancel}
      actions={
        <>
          <Button onClick={proof.cancel}>{t('profile.edit.cancel')}</Button>
          {needed === 'code' && <Button onClick={() => void proof.sendCode()}>{t('upgrade.code.again')}</Button>}
          {needed !== 'logIn' && (
            <Button type="submit" form={form} variant="primary" busy={proof.busy}>
              {t('proof.confirm')}
            </Button>
          )}
        </>
      }
    >
      <form id={form} className={styles.fields} noValidate onSubmit={handleSubmit}>
        <p>
          <AddressText>{t(`proof.${needed}.text`, { address })}</AddressText>
        </p>
        {needed === 'password' && (
          <PasswordField label={t('signIn.password')} autoComplete="current-password" {...field} />
        )}
        {proof.asksFactor && (
          <TextField
            label={t('factor.code.label')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={MAX_FACTOR_CODE_LENGTH}
            value={proof.factorCode}
            error={proof.factorProblem && t(proof.factorProblem)}
            onChange={proof.typeFactor}
          />
        )}
        {needed === 'code' && (
          <TextField label={t('proof.code.label')} inputMode="numeric" autoComplete="one-time-code" {...field} />
        )}
        {proof.sent && (
          <Notice tone="success" live>
            {t('upgrade.code.sent')}
          </Notice>
        )}
      </form>
    </Dialog>
  );
});
