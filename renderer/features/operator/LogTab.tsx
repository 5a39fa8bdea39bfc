import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { findAudit } from '../../../shared/contract/operator/operator.ts';
import { AUDIT_ACTIONS, type AuditAction } from '../../../shared/domain/operator.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { Table } from '../../ui/tables/Table.tsx';
import { KnownPerson } from './KnownPerson.tsx';
import { OperatorList } from './OperatorList.tsx';
import styles from './OperatorPage.module.css';
import { PagedList } from './PagedList.ts';
import { useMoment } from './useMoment.ts';

const ALL = 'ALL';

/** What operators have done, on the page and by commands (R-operator-audit). */
export const LogTab = observer(function LogTab() {
  const t = useText();
  const moment = useMoment();
  const { api } = useStores();
  const [kind, setKind] = useState<AuditAction | typeof ALL>(ALL);
  const list = useMemo(
    () =>
      new PagedList((after) =>
        api.call(findAudit, { query: { ...(kind !== ALL && { kind }), ...(after && { after }) } }),
      ),
    [api, kind],
  );
  useEffect(() => void list.first.load(), [list]);
  return (
    <div className={styles.panel}>
      <Select
        label={t('operator.log.filter')}
        value={kind}
        options={[
          { value: ALL, label: t('operator.log.all') },
          ...AUDIT_ACTIONS.map((value) => ({ value, label: t(`operator.log.${value}`) })),
        ]}
        onChange={setKind}
      />
      <OperatorList
        list={list}
        empty={<EmptyState title={t('operator.log.none')}>{t('operator.log.none.text')}</EmptyState>}
      >
        {(rows) => (
          <Table
            caption={t('operator.tab.log')}
            columns={[
              { key: 'when', label: t('operator.log.when'), cell: ({ at }) => moment(at) },
              { key: 'what', label: t('operator.log.what'), cell: ({ action }) => t(`operator.log.${action}`) },
              {
                key: 'whom',
                label: t('operator.log.whom'),
                cell: ({ account }) => (account ? <KnownPerson person={account} /> : '–'),
              },
              {
                key: 'who',
                label: t('operator.log.who'),
                cell: ({ operator }) => (operator ? <KnownPerson person={operator} /> : t('operator.log.machine')),
              },
            ]}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </OperatorList>
    </div>
  );
});
