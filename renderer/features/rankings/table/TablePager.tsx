import { observer } from 'mobx-react-lite';
import { formatNumber } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { CHEVRON_LEFT_ICON, CHEVRON_RIGHT_ICON } from '../../../ui/display/icons.ts';
import type { RankingTable } from './RankingTable.ts';
import styles from './RankingTables.module.css';

interface TablePagerProps {
  table: RankingTable;
  /** The viewer's own row is there now. */
  onJumped: () => void;
  /** Says to screen readers which ranks are shown: one of two pagers does. */
  live?: boolean;
}

/** Which ranks are on screen, and the ways to the others; nothing for a table of one page. */
export const TablePager = observer(function TablePager({ table, onJumped, live = false }: TablePagerProps) {
  const t = useText();
  const { language } = useStores().language;
  const { first, last, position, hasPrevious, hasNext, canJump } = table;
  const busy = table.paging.isBusy;
  if (!hasPrevious && !hasNext) return null;
  const figure = (value: number) => formatNumber(value, language);
  return (
    <div className={styles.pager}>
      <IconButton
        icon={CHEVRON_LEFT_ICON}
        label={t('rankings.previous')}
        disabled={!hasPrevious || busy}
        onClick={() => void table.showPrevious()}
      />
      <span role={live ? 'status' : undefined}>
        {t('rankings.part', { first: figure(first), last: figure(last), total: figure(position.total) })}
      </span>
      <IconButton
        icon={CHEVRON_RIGHT_ICON}
        label={t('rankings.next')}
        disabled={!hasNext || busy}
        onClick={() => void table.showNext()}
      />
      {canJump && (
        <Button variant="quiet" busy={busy} onClick={() => void table.jump().then(onJumped)}>
          {t('rankings.jump', { rank: figure(position.rank ?? 0) })}
        </Button>
      )}
    </div>
  );
});
