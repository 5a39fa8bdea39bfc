import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { findAudit } from '../../../shared/contract/operator/operator.ts';
import { AUDIT_ACTIONS, type AuditAction } from '../../../shared/domain/operator.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Tag, type Tone } from '../../ui/display/Tag.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { Table } from '../../ui/tables/Table.tsx';
import { KnownPerson } from './KnownPerson.tsx';
import { OperatorList } from './OperatorList.tsx';
import styles from './OperatorPage.module.css';
import { PagedList } from './PagedList.ts';
import { useMoment } from './useMoment.ts';

const ALL = 'ALL';

/** Actions that take something from somebody, and those that give it back. */
const TONES: Partial<Record<AuditAction, Tone>> = {
  ACCOUNT_CLOSED: 'error',
  REPORT_CLOSED: 'error',
  MAIL_GIVEN_UP: 'error',
  NOTE_REMOVED: 'error',
  LOG_IN_RESET: 'warn',
  FACTOR_OFF: 'warn',
  ADDRESS_MARKED: 'warn',
  ACCOUNT_OPENED: 'success',
  CLUB_CLOSED: 'error',
  CLUB_OPENED: 'success',
  BACKUP_MADE: 'success',
  BACKUP_RESTORED: 'success',
};

/** The operators' actions, on the page and by commands (R-operator-audit). */
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
      <OperatorList list={list} empty={<Notice title={t('operator.log.none')}>{t('operator.log.none.text')}</Notice>}>
        {(rows) => (
          <Table
            caption={t('operator.tab.log')}
            columns={[
              { key: 'when', label: t('operator.log.when'), cell: ({ at }) => moment(at) },
              {
                key: 'what',
                label: t('operator.log.what'),
                cell: ({ action }) => <Tag tone={TONES[action] ?? 'neutral'}>{t(`operator.log.${action}`)}</Tag>,
              },
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
