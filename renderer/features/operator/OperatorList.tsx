import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../common/feedback/LoadFailed.tsx';
import { useText } from '../../i18n/useText.ts';
import { useAction } from '../../stores/Action.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './OperatorPage.module.css';
import type { PagedList } from './PagedList.ts';

interface OperatorListProps<Row> {
  list: PagedList<Row>;
  /** Shown instead of no rows. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The states of a list, and the way to its next page. */
export const OperatorList = observer(function OperatorList<Row>({ list, empty, children }: OperatorListProps<Row>) {
  const t = useText();
  const showMore = useAction(list.more);
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
  return (
    <>
      {children(list.rows)}
      {list.next !== null && (
        <div className={styles.buttons}>
          <Button busy={showMore.isBusy} onClick={() => void showMore.run()}>
            {t('dashboard.more')}
          </Button>
        </div>
      )}
    </>
  );
});
