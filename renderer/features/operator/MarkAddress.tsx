import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { markAddress } from '../../../shared/contract/operator/operator.ts';
import { MAX_EMAIL_LENGTH } from '../../../shared/domain/limits.ts';
import { useText } from '../../i18n/useText.ts';
import { BodyCheck } from '../../stores/BodyCheck.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { OperatorAction } from './OperatorAction.ts';
import styles from './OperatorPage.module.css';

const fetchSchema = () => import('../../../shared/contract/schemas/operator.ts').then((m) => m.markAddress.body);

/** Tells organisers that mails to an address came back. */
export const MarkAddress = observer(function MarkAddress({ doing }: { doing: OperatorAction }) {
  const t = useText();
  const { api } = useStores();
  const [address, setAddress] = useState('');
  const [tried, setTried] = useState(false);
  const [check] = useState(() => new BodyCheck(fetchSchema));
  const fault = check.faultsOf({ address })?.address;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault) return;
    let count = 0;
    const send = async (proof: object) => {
      const answer = await api.call(markAddress, { body: { ...proof, address } });
      count = answer.invitations;
    };
    void doing.run('mark', send, {
      done: () =>
        count === 0 ? { text: 'operator.mark.none', tone: 'info' } : { text: 'operator.mark.done', values: { count } },
    });
  };
  return (
    <Card title={t('operator.mark.title')}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextField
          label={t('signIn.email')}
          hint={t('operator.mark.hint')}
          error={tried && fault ? t(fault) : null}
          type="email"
          autoComplete="off"
          maxLength={MAX_EMAIL_LENGTH}
          value={address}
          onChange={setAddress}
        />
        <Button type="submit" busy={doing.busy === 'mark'}>
          {t('operator.mark.action')}
        </Button>
      </form>
    </Card>
  );
});
