import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { payInSandbox } from '../../../../shared/contract/member.ts';
import type { SandboxOutcome } from '../../../../shared/contract/schemas/member.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import styles from './Payment.module.css';

/** The usual test cards. */
const CARDS: [card: string, outcome: SandboxOutcome][] = [
  ['4242 4242 4242 4242', 'PAID'],
  ['4000 0000 0000 0002', 'DECLINED'],
  ['4000 0000 0000 9995', 'INSUFFICIENT_FUNDS'],
  ['4000 0000 0000 0069', 'EXPIRED_CARD'],
  ['4000 0025 0000 3155', 'AUTHENTICATION'],
];

type Fields = Record<string, TextKey>;

interface SandboxFormProps {
  requestId: string;
  price: string;
  onPaid: () => void;
}

/** The card form of development: it takes test cards and no money. */
export const SandboxForm = observer(function SandboxForm({ requestId, price, onPaid }: SandboxFormProps) {
  const t = useText();
  const { api, feedback } = useStores();
  const [card, setCard] = useState('');
  const [expiry, setExpiry] = useState('');
  const [cvc, setCvc] = useState('');
  const [outcome, setOutcome] = useState<SandboxOutcome | null>(null);
  const [fields, setFields] = useState<Fields>({});

  const pay = useAction<[approved?: boolean]>(
    async (approved) => {
      setOutcome(null);
      setFields({});
      const typed = { card: card.trim(), expiry: expiry.trim(), cvc: cvc.trim() };
      const body = { ...typed, ...(approved !== undefined && { approved }) };
      const answer = await api.call(payInSandbox, { params: { requestId }, body });
      setOutcome(answer.outcome);
      if (answer.outcome === 'PAID') onPaid();
    },
    (failure) => {
      if (feedback.report(failure).on === 'fields') setFields(failure.data.fields ?? {});
    },
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void pay.run();
  };
  const errorOf = (name: string) => fields[name] && t(fields[name]);
  const isRefused = outcome !== null && outcome !== 'PAID' && outcome !== 'AUTHENTICATION';
  return (
    <>
      <Notice title={t('payment.sandbox.title')}>{t('payment.sandbox.text')}</Notice>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        {isRefused && (
          <Notice tone="error" live>
            {t(`payment.outcome.${outcome}`)}
          </Notice>
        )}
        <TextField
          label={t('payment.card')}
          value={card}
          onChange={setCard}
          error={errorOf('card')}
          inputMode="numeric"
          autoComplete="cc-number"
        />
        <div className={styles.pair}>
          <TextField
            label={t('payment.expiry')}
            value={expiry}
            onChange={setExpiry}
            error={errorOf('expiry')}
            placeholder="12/34"
            autoComplete="cc-exp"
          />
          <TextField
            label={t('payment.cvc')}
            value={cvc}
            onChange={setCvc}
            error={errorOf('cvc')}
            inputMode="numeric"
            autoComplete="cc-csc"
          />
        </div>
        <Button type="submit" variant="primary" wide busy={pay.isBusy}>
          {t('payment.pay', { price })}
        </Button>
      </form>
      <dl className={styles.cards}>
        {CARDS.map(([number, does]) => (
          <div key={number}>
            <dt>{number}</dt>
            <dd>{t(`payment.outcome.${does}`)}</dd>
          </div>
        ))}
      </dl>
      {outcome === 'AUTHENTICATION' && (
        <ConfirmDialog
          title={t('payment.bank.title')}
          verb={t('payment.bank.approve')}
          back={t('payment.bank.refuse')}
          closeLabel={t('alert.close')}
          onConfirm={() => void pay.run(true)}
          onBack={() => void pay.run(false)}
        >
          <p>{t('payment.bank.text', { price })}</p>
        </ConfirmDialog>
      )}
    </>
  );
});
