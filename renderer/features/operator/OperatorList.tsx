import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { LoadFailed } from '../../app/feedback/LoadFailed.tsx';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './OperatorPage.module.css';
import type { PagedList } from './PagedList.ts';

interface OperatorListProps<Row> {
  list: PagedList<Row>;
  /** What is there instead of no rows. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The states of a list, and the way to its next page. */
export const OperatorList = observer(function OperatorList<Row>({ list, empty, children }: OperatorListProps<Row>) {
  const t = useText();
  const { feedback } = useStores();
  const [busy, setBusy] = useState(false);
  const { state } = list.first;
  if (state.status === 'failed') return <LoadFailed failure={state.failure} onRetry={() => void list.first.load()} />;
  if (state.status !== 'ready') {
    return (
      <div aria-busy="true">
        <Skeleton height={8} />
      </div>
    );
  }
  if (list.rows.length === 0) return empty;
  const showMore = async () => {
    setBusy(true);
    await list.more().catch((error: unknown) => feedback.report(error, { retry: () => void showMore() }));
    setBusy(false);
  };
  return (
    <>
      {children(list.rows)}
      {list.next !== null && (
        <div className={styles.buttons}>
          <Button busy={busy} onClick={() => void showMore()}>
            {t('dashboard.more')}
          </Button>
        </div>
      )}
    </>
  );
});
