import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { failureText } from '../../../api/failures.ts';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { PHONE, useMedia } from '../../../ui/useMedia.ts';
import styles from '../DashboardPage.module.css';
import type { DashboardView } from '../DashboardView.ts';
import type { MatchActions } from './MatchActions.tsx';
import { MatchCards } from './MatchCards.tsx';
import { MatchTable } from './MatchTable.tsx';
import { MorePast } from './MorePast.tsx';
import { PastBoards } from './PastBoards.tsx';

const ORDERS = ['date.descending', 'date.ascending', 'place.ascending', 'place.descending'] as const;
type Order = (typeof ORDERS)[number];

interface MatchListProps {
  view: DashboardView;
  actions: MatchActions;
  /** How often the search was asked for by a key or a button: each time its field takes the focus. */
  searches: number;
}

/** Search, order and the matches found. */
const MatchList = observer(function MatchList({ view, actions, searches }: MatchListProps) {
  const t = useText();
  const isPhone = useMedia(PHONE);
  const { half, past, count, sortKey, ascending } = view;
  const order: Order = `${sortKey}.${ascending ? 'ascending' : 'descending'}`;
  const handleOrder = (chosen: Order) =>
    view.sort(chosen.startsWith('place') ? 'place' : 'date', chosen.endsWith('.ascending'));
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (searches > 0) frame.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus();
  }, [searches]);
  const clear = () => view.setSearch('');
  const failure = half === 'past' ? past.findFailure : null;
  return (
    <section ref={frame} className={styles.list} aria-label={t(`dashboard.${half}`)}>
      <div className={styles.tools}>
        <TextField
          label={t('dashboard.search')}
          type="search"
          autoComplete="off"
          value={view.search}
          onChange={view.setSearch}
        />
        {(isPhone || half === 'past') && (
          <Select
            label={t('dashboard.order')}
            options={ORDERS.map((value) => ({ value, label: t(`dashboard.order.${value}`) }))}
            value={order}
            onChange={handleOrder}
          />
        )}
      </div>
      <p className={styles.found} role="status">
        {!failure && t('dashboard.count', { count })}
      </p>
      {failure ? (
        <Notice
          tone="error"
          live
          title={t('dashboard.failed')}
          action={<Button onClick={() => void past.load()}>{t('alert.retry')}</Button>}
        >
          {t(failureText(failure))}
        </Notice>
      ) : count === 0 ? (
        <EmptyState title={t('dashboard.notFound')} action={<Button onClick={clear}>{t('dashboard.clear')}</Button>}>
          {t('dashboard.notFound.text')}
        </EmptyState>
      ) : (
        <>
          <Matches view={view} actions={actions} />
          {half === 'past' && <MorePast past={past} />}
        </>
      )}
    </section>
  );
});

/** Past ones as boards; others as cards on phones, and a table on wide windows. */
const Matches = observer(function Matches({ view, actions }: Omit<MatchListProps, 'searches'>) {
  const t = useText();
  const isPhone = useMedia(PHONE);
  const label = t(`dashboard.${view.half}`);
  if (view.half === 'past') return <PastBoards label={label} view={view} actions={actions} />;
  if (isPhone) return <MatchCards label={label} matches={view.found} actions={actions} />;
  return (
    <MatchTable
      caption={label}
      matches={view.found}
      actions={actions}
      sortKey={view.sortKey}
      ascending={view.ascending}
      onSort={view.sort}
    />
  );
});

export default MatchList;
