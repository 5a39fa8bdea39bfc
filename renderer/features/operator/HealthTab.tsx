import { addMinutes } from 'date-fns/addMinutes';
import { isAfter } from 'date-fns/isAfter';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { getHealth } from '../../../shared/contract/operator/operator.ts';
import type { Health } from '../../../shared/contract/schemas/operator.ts';
import { formatList } from '../../../shared/locales/intl.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { LoadFailed } from '../../common/feedback/LoadFailed.tsx';
import { formatMegabytes, formatNumber, formatWait } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { Query } from '../../stores/Query.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { AGAIN_ICON } from '../../ui/display/icons.ts';
import { Tag, type Tone } from '../../ui/display/Tag.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Table } from '../../ui/tables/Table.tsx';
import styles from './OperatorPage.module.css';
import { useMoment } from './useMoment.ts';

/** @returns how the replica is, in a word, and by how many seconds it is behind (R-operator-health) */
function replicaText(replica: Health['replica']): { text: TextKey; seconds: number } {
  if (replica === null) return { text: 'operator.health.replicaNone', seconds: 0 };
  if (replica.lagMs === null) return { text: 'operator.health.replicaUnused', seconds: 0 };
  return { text: 'operator.health.replicaLag', seconds: replica.lagMs / 1000 };
}

/** Minutes. */
const LATE_SWEEP = 5;
const LATE_JOB_SECONDS = 600;
const LATE_MAIL = 120;
const BACKUP = 7 * 24 * 60;

/** @returns the problems to look after, the worst first (R-operator-health) */
function healthProblems({ now, lastSweep, replica, jobs, mails, lastBackup, slowed }: Health): TextKey[] {
  const isOlder = (instant: string | null, than: number) => instant === null || isAfter(now, addMinutes(instant, than));
  const found: [boolean, TextKey][] = [
    [isOlder(lastSweep, LATE_SWEEP), 'operator.health.lateSweep'],
    [jobs.some(({ oldestWaiting }) => oldestWaiting > LATE_JOB_SECONDS), 'operator.health.lateJobs'],
    [mails.oldestQueued !== null && isOlder(mails.oldestQueued, LATE_MAIL), 'operator.health.lateMails'],
    [replica?.read === false, 'operator.health.replicaAway'],
    [slowed.length > 0, 'operator.health.slowedNotice'],
    [isOlder(lastBackup, BACKUP), 'operator.health.noBackup'],
  ];
  return found.flatMap(([isSo, text]) => (isSo ? [text] : []));
}

/** How database, jobs, sweeps and mails are (R-operator-health). */
export const HealthTab = observer(function HealthTab() {
  const t = useText();
  const { api } = useStores();
  const [health] = useState(() => new Query(() => api.call(getHealth)));
  useEffect(() => void health.load(), [health]);
  const { state } = health;
  if (state.status === 'failed') return <LoadFailed failure={state.failure} onRetry={() => void health.load()} />;
  if (state.status !== 'ready') {
    return (
      <div aria-busy="true">
        <Skeleton height={20} />
      </div>
    );
  }
  const problems = healthProblems(state.value);
  return (
    <div className={styles.panel}>
      {problems.length === 0 && <Notice tone="success">{t('operator.health.ok')}</Notice>}
      {problems.map((problem) => (
        <Notice key={problem} tone="warn">
          {t(problem)}
        </Notice>
      ))}
      <div className={`${styles.panel} ${styles.wide}`}>
        <Facts health={state.value} problems={problems} />
        <Jobs jobs={state.value.jobs} />
      </div>
      <div className={styles.buttons}>
        <Button icon={AGAIN_ICON} busy={health.busy} onClick={() => void health.refresh()}>
          {t('operator.refresh')}
        </Button>
      </div>
    </div>
  );
});

interface FactsProps {
  health: Health;
  problems: readonly TextKey[];
}

/** A figure has a colour where it says that something is well, or that somebody has to look after it. */
const Facts = observer(function Facts({ health, problems }: FactsProps) {
  const t = useText();
  const moment = useMoment();
  const { language } = useStores().language;
  const when = (instant: string | null) => (instant === null ? t('operator.health.never') : moment(instant));
  const { database, mails } = health;
  const figure = (value: number) => formatNumber(value, language);
  const waiting =
    mails.oldestQueued === null
      ? figure(mails.queued)
      : t('operator.health.since', { number: figure(mails.queued), when: moment(mails.oldestQueued) });
  const replica = replicaText(health.replica);
  const slowed = health.slowed.map(({ code, times }) => `${code} (${figure(times)})`);
  const tone = (isWrong: boolean): Tone => (isWrong ? 'warn' : 'success');
  const found = (problem: TextKey) => tone(problems.includes(problem));
  const facts: [label: string, value: string, tone?: Tone][] = [
    [t('operator.health.version'), health.version],
    [t('operator.health.reports'), figure(health.openReports), tone(health.openReports > 0)],
    [t('operator.health.sweep'), when(health.lastSweep), found('operator.health.lateSweep')],
    [t('operator.health.backup'), when(health.lastBackup), found('operator.health.noBackup')],
    [t('operator.health.queued'), waiting, found('operator.health.lateMails')],
    [t('operator.health.failed'), figure(mails.failed), tone(mails.failed > 0)],
    [
      t('operator.health.slowed'),
      slowed.length === 0 ? figure(0) : formatList(slowed, language),
      found('operator.health.slowedNotice'),
    ],
    [t('operator.health.delivered'), when(mails.lastDelivered)],
    [t('operator.health.database'), `PostgreSQL ${database.version}`],
    [t('operator.health.replica'), t(replica.text, { wait: formatWait(replica.seconds, language) })],
    [t('operator.health.size'), formatMegabytes(database.bytes, language)],
    [t('operator.health.connections'), figure(database.connections)],
    [t('operator.health.migration'), database.migration],
  ];
  return (
    <Card title={t('operator.health.title')}>
      <dl className={styles.facts}>
        {facts.map(([label, value, its]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{its ? <Tag tone={its}>{value}</Tag> : value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
});

/** Those with something to do, or to look at. */
const Jobs = observer(function Jobs({ jobs }: { jobs: Health['jobs'] }) {
  const t = useText();
  const { language } = useStores().language;
  const busy = jobs.filter(({ waiting, active, failed }) => waiting + active + failed > 0);
  if (busy.length === 0) {
    return (
      <Card title={t('operator.jobs.title')}>
        <p>{t('operator.jobs.none')}</p>
      </Card>
    );
  }
  return (
    <Card title={t('operator.jobs.title')}>
      <Table
        caption={t('operator.jobs.title')}
        columns={[
          { key: 'name', label: t('operator.jobs.name'), cell: ({ name }) => name },
          { key: 'waiting', label: t('operator.jobs.waiting'), cell: ({ waiting }) => waiting, figures: true },
          { key: 'active', label: t('operator.jobs.active'), cell: ({ active }) => active, figures: true },
          { key: 'failed', label: t('operator.jobs.failed'), cell: ({ failed }) => failed, figures: true },
          {
            key: 'oldest',
            label: t('operator.jobs.oldest'),
            cell: ({ oldestWaiting }) => (oldestWaiting === 0 ? '–' : formatWait(oldestWaiting, language)),
            figures: true,
          },
        ]}
        rows={busy}
        rowKey={({ name }) => name}
      />
    </Card>
  );
});
