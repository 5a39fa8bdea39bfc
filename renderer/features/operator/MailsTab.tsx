import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { findMails, giveUpMail, tryMailAgain } from '../../../shared/contract/operator/operator.ts';
import type { UndeliveredMail } from '../../../shared/contract/schemas/operator.ts';
import type { MailList } from '../../../shared/domain/operator.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { MailRow } from './MailRow.tsx';
import { MarkAddress } from './MarkAddress.tsx';
import type { OperatorAction } from './OperatorAction.ts';
import { OperatorList } from './OperatorList.tsx';
import styles from './OperatorPage.module.css';
import { PagedList } from './PagedList.ts';

/** Mails that have not arrived, and the actions on them (R-operator-mails). */
export const MailsTab = observer(function MailsTab({ doing }: { doing: OperatorAction }) {
  const t = useText();
  const { api } = useStores();
  const [type, setType] = useState<MailList>('WAITING');
  const [asking, setAsking] = useState<UndeliveredMail | null>(null);
  const list = useMemo(
    () => new PagedList((after) => api.call(findMails, { query: { type, ...(after && { after }) } })),
    [api, type],
  );
  useEffect(() => void list.first.load(), [list]);
  const reload = () => list.first.refresh();
  const tryAgain = ({ id }: UndeliveredMail) =>
    void doing.run(id, (body) => api.call(tryMailAgain, { params: { id }, body }), {
      done: () => ({ text: 'operator.mails.again.done' }),
      reload,
    });
  const giveUp = ({ id }: UndeliveredMail) =>
    void doing.run(id, (body) => api.call(giveUpMail, { params: { id }, body }), {
      done: () => ({ text: 'operator.mails.giveUp.done' }),
      reload,
    });
  const isWaiting = type === 'WAITING';
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Segmented
          legend={t('operator.tab.mails')}
          legendHidden
          options={[
            { value: 'WAITING', label: t('operator.mails.waiting') },
            { value: 'REFUSED', label: t('operator.mails.refused') },
          ]}
          value={type}
          onChange={setType}
        />
      </div>
      <p className={styles.quiet}>{t(isWaiting ? 'operator.mails.waiting.text' : 'operator.mails.refused.text')}</p>
      <OperatorList
        list={list}
        empty={
          <Notice tone="success">{t(isWaiting ? 'operator.mails.waiting.none' : 'operator.mails.refused.none')}</Notice>
        }
      >
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map((mail) => (
              <MailRow
                key={mail.id}
                mail={mail}
                busy={doing.busy === mail.id}
                onTryAgain={() => tryAgain(mail)}
                onGiveUp={() => setAsking(mail)}
              />
            ))}
          </ul>
        )}
      </OperatorList>
      <MarkAddress doing={doing} />
      {asking && (
        <ConfirmDialog
          title={t('operator.mails.giveUp.title')}
          verb={t('operator.mails.giveUp')}
          back={t('profile.edit.cancel')}
          closeLabel={t('alert.close')}
          tone="danger"
          onConfirm={() => {
            setAsking(null);
            giveUp(asking);
          }}
          onBack={() => setAsking(null)}
        >
          {t('operator.mails.giveUp.text')}
        </ConfirmDialog>
      )}
    </div>
  );
});
