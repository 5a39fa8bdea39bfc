import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { searchAccounts } from '../../../shared/contract/operator/operator.ts';
import { MAX_EMAIL_LENGTH } from '../../../shared/domain/limits.ts';
import { LoadFailed } from '../../common/feedback/LoadFailed.tsx';
import { useText } from '../../i18n/useText.ts';
import { Query } from '../../stores/Query.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { AccountCard } from './AccountCard.tsx';
import { MatchMessages } from './MatchMessages.tsx';
import type { OperatorAction } from './OperatorAction.ts';
import styles from './OperatorPage.module.css';

/** Accounts that are looked for one by one, and the operators' actions on them (R-operator-accounts). */
export const AccountsTab = observer(function AccountsTab({ doing }: { doing: OperatorAction }) {
  const t = useText();
  const { api } = useStores();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [found] = useState(() => new Query((wanted: string) => api.call(searchAccounts, { body: { text: wanted } })));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === '') return;
    setAsked(wanted);
    void found.load(wanted);
  };
  const { state } = found;
  return (
    <div className={styles.panel}>
      <Card title={t('operator.accounts.find')}>
        <form className={styles.form} noValidate onSubmit={handleSubmit}>
          <TextField
            label={t('operator.accounts.label')}
            hint={t('operator.accounts.hint')}
            autoComplete="off"
            maxLength={MAX_EMAIL_LENGTH}
            value={text}
            onChange={setText}
          />
          <Button type="submit" variant="primary" busy={found.busy}>
            {t('search.title')}
          </Button>
        </form>
      </Card>
      <div className={styles.rows} aria-live="polite" aria-busy={found.busy}>
        {state.status === 'failed' && <LoadFailed failure={state.failure} onRetry={() => void found.load(asked)} />}
        {state.status === 'ready' && state.value.length === 0 && (
          <EmptyState title={t('operator.accounts.none')}>{t('operator.accounts.none.text')}</EmptyState>
        )}
        {state.status === 'ready' &&
          state.value.map((account) => (
            <AccountCard key={account.id} account={account} doing={doing} reload={() => found.refresh(asked)} />
          ))}
      </div>
      <MatchMessages doing={doing} />
    </div>
  );
});
