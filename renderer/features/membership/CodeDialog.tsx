import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import type { PlanAnswer } from '../../../shared/contract/schemas/member.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { failureText, failureValues } from '../../api/failures.ts';
import { useText } from '../../i18n/useText.ts';
import { BodyCheck } from '../../stores/BodyCheck.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { planName } from './planText.ts';
import styles from './UpgradePage.module.css';
import type { UpgradeStore } from './UpgradeStore.ts';

interface CodeDialogProps {
  store: UpgradeStore;
  plan: PlanAnswer;
  requestId: string;
  onPaid: () => void;
}

const fetchSchema = () => import('../../../shared/contract/schemas/member.ts').then((m) => m.confirmUpgrade.body);

/** The one-time password that was mailed, or texted. It is never kept. */
export const CodeDialog = observer(function CodeDialog({ store, plan, requestId, onPaid }: CodeDialogProps) {
  const t = useText();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<TextKey | null>(null);
  const [check] = useState(() => new BodyCheck(fetchSchema));
  const { session } = useStores();
  // As the server chooses it (R-balls-payment).
  const isMailed = session.user?.emails.some(({ validated }) => validated) ?? true;
  const { codeFailure, busy } = store;
  const digits = code.replace(/\D/g, '');
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = check.faultsOf({ requestId, password: digits })?.password ?? null;
    setFault(found);
    if (!found && (await store.confirm(requestId, digits))) onPaid();
  };
  const askAgain = () => {
    setCode('');
    void store.payBalls(plan);
  };
  return (
    <Dialog title={t('upgrade.code.title')} closeLabel={t('alert.close')} onClose={store.leave}>
      <form className={styles.choice} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <p>
          {t(isMailed ? 'upgrade.code.text' : 'upgrade.code.phone', {
            plan: planName(t, plan.membershipLevel, plan.period),
          })}
        </p>
        <TextField
          label={t(isMailed ? 'upgrade.code.label' : 'phoneCode.label')}
          value={code}
          onChange={setCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          error={fault ? t(fault) : codeFailure && t(failureText(codeFailure), failureValues(codeFailure))}
        />
        <Button type="submit" variant="primary" wide busy={busy}>
          {t('upgrade.pay.balls', { price: t('membership.balls', { count: plan.balls }) })}
        </Button>
        <Button variant="quiet" wide busy={busy} onClick={askAgain}>
          {t('upgrade.code.again')}
        </Button>
        <div role="status">{store.codes > 1 && !codeFailure && t('upgrade.code.sent')}</div>
      </form>
    </Dialog>
  );
});
