import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import styles from '../DashboardPage.module.css';
import type { DashboardView } from '../DashboardView.ts';

const ORDERS = ['date.descending', 'date.ascending', 'place.ascending', 'place.descending'] as const;
type Order = (typeof ORDERS)[number];

interface ListToolsProps {
  view: DashboardView;
  /** How often the search was asked for by a key or a button: each time its field takes the focus. */
  searches: number;
}

/** Search and order of a list of matches. */
export const ListTools = observer(function ListTools({ view, searches }: ListToolsProps) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (searches > 0) frame.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus();
  }, [searches]);
  const order: Order = `${view.sortKey}.${view.ascending ? 'ascending' : 'descending'}`;
  const handleOrder = (chosen: Order) =>
    view.sort(chosen.startsWith('place') ? 'place' : 'date', chosen.endsWith('.ascending'));
  return (
    <div ref={frame} className={styles.tools}>
      <TextField
        label={t('dashboard.search')}
        type="search"
        autoComplete="off"
        value={view.search}
        onChange={view.setSearch}
      />
      <Select
        label={t('dashboard.order')}
        options={ORDERS.map((value) => ({ value, label: t(`dashboard.order.${value}`) }))}
        value={order}
        onChange={handleOrder}
      />
    </div>
  );
});
