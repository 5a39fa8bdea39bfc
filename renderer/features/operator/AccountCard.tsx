import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { actOnAccount, resetLogIn } from '../../../shared/contract/operator/operator.ts';
import type { Account } from '../../../shared/contract/schemas/operator.ts';
import type { AccountAction } from '../../../shared/domain/operator.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { AddressText } from '../../common/people/AddressText.tsx';
import { usePersonName } from '../../common/people/usePersonName.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Tag } from '../../ui/display/Tag.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { KnownPerson } from './KnownPerson.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import type { OperatorAction } from './OperatorAction.ts';
import styles from './OperatorPage.module.css';
import { useMoment } from './useMoment.ts';

type Asked = 'close' | 'reset' | 'factorOff';

const DONE: Record<AccountAction, TextKey> = {
  CLOSE: 'operator.accounts.close.done',
  OPEN: 'operator.accounts.open.done',
  FACTOR_OFF: 'operator.accounts.factorOff.done',
};

interface AccountCardProps {
  account: Account;
  doing: OperatorAction;
  reload: () => unknown;
}

/** One account: its person, their addresses, and the actions on it. */
export const AccountCard = observer(function AccountCard({ account, doing, reload }: AccountCardProps) {
  const t = useText();
  const nameOf = usePersonName();
  const moment = useMoment();
  const { api, session } = useStores();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [link, setLink] = useState<{ url: string; minutes: number } | null>(null);
  const { id, closedAt } = account;
  const isOwn = session.user?.id === id;
  const act = (action: AccountAction) =>
    void doing.run(id, (proof) => api.call(actOnAccount, { params: { id }, body: { ...proof, action } }), {
      done: () => ({ text: DONE[action] }),
      reload,
    });
  const reset = () =>
    void doing.run(id, async (body) => setLink(await api.call(resetLogIn, { params: { id }, body })), { reload });
  const work = { close: () => act('CLOSE'), factorOff: () => act('FACTOR_OFF'), reset };
  return (
    <Card as="div">
      <div className={styles.head}>
        <strong className={styles.name}>
          <KnownPerson person={account} linked={closedAt === null} />
        </strong>
        {closedAt !== null && <Tag tone="error">{t('operator.accounts.closed', { when: moment(closedAt) })}</Tag>}
        {account.factor && <Tag tone="info">{t('operator.accounts.factor')}</Tag>}
      </div>
      <ul className={styles.rows}>
        {account.addresses.map(({ address, validated }) => (
          <li key={address} className={styles.head}>
            <span className={styles.name}>
              <AddressText>{address}</AddressText>
            </span>
            {!validated && <Tag tone="warn">{t('operator.accounts.unproved')}</Tag>}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{t('operator.accounts.since', { when: moment(account.createdAt) })}</p>
      <div className={styles.buttons}>
        {!isOwn && <Button onClick={() => setAsked('reset')}>{t('operator.accounts.reset')}</Button>}
        {account.factor && <Button onClick={() => setAsked('factorOff')}>{t('operator.accounts.factorOff')}</Button>}
        {closedAt !== null && (
          <Button busy={doing.busy === id} onClick={() => act('OPEN')}>
            {t('operator.accounts.open')}
          </Button>
        )}
        {closedAt === null && !isOwn && (
          <Button variant="danger" busy={doing.busy === id} onClick={() => setAsked('close')}>
            {t('operator.accounts.close')}
          </Button>
        )}
      </div>
      {asked && (
        <ConfirmDialog
          title={t(`operator.accounts.${asked}.title`, { name: nameOf(account) })}
          verb={t(`operator.accounts.${asked}`)}
          back={t('profile.edit.cancel')}
          closeLabel={t('alert.close')}
          tone="danger"
          onConfirm={() => {
            setAsked(null);
            work[asked]();
          }}
          onBack={() => setAsked(null)}
        >
          {t(`operator.accounts.${asked}.text`)}
        </ConfirmDialog>
      )}
      {link && <LinkDialog {...link} onClose={() => setLink(null)} />}
    </Card>
  );
});
