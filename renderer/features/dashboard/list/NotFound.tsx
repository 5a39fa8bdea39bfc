import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { failureText } from '../../../api/failures.ts';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import styles from '../DashboardPage.module.css';
import type { DashboardView } from '../DashboardView.ts';

interface NotFoundProps {
  view: DashboardView;
  /** Clears the other filters besides the search. */
  onClear?: () => void;
  children: ReactNode;
}

/** How many matches were found, and they; or why there are none. */
export const NotFound = observer(function NotFound({ view, onClear, children }: NotFoundProps) {
  const t = useText();
  const { count, half, past } = view;
  const failure = half === 'past' ? past.findFailure : null;
  const handleClear = () => {
    view.setSearch('');
    onClear?.();
  };
  return (
    <>
      <p className={view.isSearching ? styles.found : styles.spoken} role="status">
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
        <EmptyState
          title={t(view.isSearching ? 'dashboard.notFound' : 'dashboard.none')}
          action={<Button onClick={handleClear}>{t('dashboard.clear')}</Button>}
        >
          {view.isSearching && t('dashboard.notFound.text')}
        </EmptyState>
      ) : (
        children
      )}
    </>
  );
});
