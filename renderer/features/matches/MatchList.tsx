import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { PHONE, useMedia } from '../../ui/useMedia.ts';
import styles from './DashboardPage.module.css';
import type { DashboardView } from './DashboardView.ts';
import type { MatchActions } from './MatchActions.tsx';
import { MatchCards } from './MatchCards.tsx';
import { MatchTable } from './MatchTable.tsx';

const ORDERS = ['date.descending', 'date.ascending', 'place.ascending', 'place.descending'] as const;
type Order = (typeof ORDERS)[number];

/** Search, order and the matches: cards on phones, a table on wide windows. */
export const MatchList = observer(function MatchList({
  view,
  actions,
}: {
  view: DashboardView;
  actions: MatchActions;
}) {
  const t = useText();
  const isPhone = useMedia(PHONE);
  const { half, found, sortKey, ascending } = view;
  const order: Order = `${sortKey}.${ascending ? 'ascending' : 'descending'}`;
  const handleOrder = (chosen: Order) =>
    view.sort(chosen.startsWith('place') ? 'place' : 'date', chosen.endsWith('.ascending'));
  const clear = () => view.setSearch('');
  return (
    <section className={styles.list} aria-label={t(`dashboard.${half}`)}>
      <div className={styles.tools}>
        <TextField
          label={t('dashboard.search')}
          type="search"
          autoComplete="off"
          value={view.search}
          onChange={view.setSearch}
        />
        {isPhone && (
          <Select
            label={t('dashboard.order')}
            options={ORDERS.map((value) => ({ value, label: t(`dashboard.order.${value}`) }))}
            value={order}
            onChange={handleOrder}
          />
        )}
      </div>
      <p className={styles.found} role="status">
        {t('dashboard.count', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState title={t('dashboard.notFound')} action={<Button onClick={clear}>{t('dashboard.clear')}</Button>}>
          {t('dashboard.notFound.text')}
        </EmptyState>
      ) : isPhone ? (
        <MatchCards label={t(`dashboard.${half}`)} matches={found} actions={actions} />
      ) : (
        <MatchTable
          caption={t(`dashboard.${half}`)}
          matches={found}
          actions={actions}
          sortKey={sortKey}
          ascending={ascending}
          onSort={view.sort}
        />
      )}
    </section>
  );
});
