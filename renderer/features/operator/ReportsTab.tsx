import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { actOnAccount, findReports, reopenReport, settleReport } from '../../../shared/contract/operator/operator.ts';
import type { Report } from '../../../shared/contract/schemas/operator.ts';
import type { ReportOutcome } from '../../../shared/domain/operator.ts';
import { usePersonName } from '../../common/people/usePersonName.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import type { OperatorAction } from './OperatorAction.ts';
import { OperatorList } from './OperatorList.tsx';
import styles from './OperatorPage.module.css';
import { PagedList } from './PagedList.ts';
import { ReportCard } from './ReportCard.tsx';

/** The players' reports on each other, and the decisions on them (R-operator-reports). */
export const ReportsTab = observer(function ReportsTab({ doing }: { doing: OperatorAction }) {
  const t = useText();
  const nameOf = usePersonName();
  const { api } = useStores();
  const [type, setType] = useState<'OPEN' | 'SETTLED'>('OPEN');
  const [asking, setAsking] = useState<Report | null>(null);
  const list = useMemo(
    () => new PagedList((after) => api.call(findReports, { query: { type, ...(after && { after }) } })),
    [api, type],
  );
  useEffect(() => void list.first.load(), [list]);
  const reload = () => list.first.refresh();
  const reopen = ({ id }: Report) =>
    void doing.run(id, (body) => api.call(reopenReport, { params: { id }, body }), {
      done: () => ({ text: 'operator.reports.reopened' }),
      reload,
    });
  const settle = (report: Report, outcome: ReportOutcome) => {
    const { id } = report;
    void doing.run(id, (proof) => api.call(settleReport, { params: { id }, body: { ...proof, outcome } }), {
      done: () =>
        outcome === 'CLOSED'
          ? { text: 'operator.accounts.close.done' }
          : {
              text: 'operator.reports.dismissed',
              action: { text: 'menu.undo', run: () => reopen(report) },
            },
      reload,
    });
  };
  const openAccount = ({ id, reported }: Report) =>
    void doing.run(
      id,
      (proof) => api.call(actOnAccount, { params: { id: reported.id }, body: { ...proof, action: 'OPEN' } }),
      { done: () => ({ text: 'operator.accounts.open.done' }), reload },
    );
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Segmented
          legend={t('operator.tab.reports')}
          legendHidden
          options={[
            { value: 'OPEN', label: t('operator.reports.open') },
            { value: 'SETTLED', label: t('operator.reports.settled') },
          ]}
          value={type}
          onChange={setType}
        />
      </div>
      <OperatorList
        list={list}
        empty={
          <Notice
            tone={type === 'OPEN' ? 'success' : 'info'}
            title={t(type === 'OPEN' ? 'operator.reports.open.none' : 'operator.reports.settled.none')}
          >
            {t('operator.reports.none.text')}
          </Notice>
        }
      >
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map((report) => (
              <ReportCard
                key={report.id}
                report={report}
                busy={doing.busy === report.id}
                onDismiss={() => settle(report, 'DISMISSED')}
                onClose={() => setAsking(report)}
                onReopen={() => reopen(report)}
                onOpenAccount={() => openAccount(report)}
              />
            ))}
          </ul>
        )}
      </OperatorList>
      {asking && (
        <ConfirmDialog
          title={t('operator.accounts.close.title', { name: nameOf(asking.reported) })}
          verb={t('operator.accounts.close')}
          back={t('profile.edit.cancel')}
          closeLabel={t('alert.close')}
          tone="danger"
          onConfirm={() => {
            setAsking(null);
            settle(asking, 'CLOSED');
          }}
          onBack={() => setAsking(null)}
        >
          {t('operator.accounts.close.text')}
        </ConfirmDialog>
      )}
    </div>
  );
});
