import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { failureText } from '../../../api/failures.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CHEVRON_DOWN_ICON } from '../../../ui/display/icons.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import styles from '../DashboardPage.module.css';
import type { PastGames } from './PastGames.ts';

/** How many of the past matches are shown, and the way to the next ones (R-past-pages). */
export const MorePast = observer(function MorePast({ past }: { past: PastGames }) {
  const t = useText();
  const [wasAsked, setAsked] = useState(false);
  const shown = useRef<HTMLParagraphElement>(null);
  const { shown: count, total, hasMore, moreFailure } = past;
  const showMore = useAction(async () => {
    await past.showMore();
    setAsked(true);
    // The button is gone with the last of them: the keyboard goes on from here.
    if (!past.hasMore) shown.current?.focus({ preventScroll: true });
  });
  if (!hasMore && !wasAsked && !showMore.isBusy) return null;
  return (
    <div className={styles.more}>
      {moreFailure && (
        <Notice tone="error" live title={t('dashboard.failed')}>
          {t(failureText(moreFailure))}
        </Notice>
      )}
      <p ref={shown} className={styles.found} role="status" tabIndex={-1}>
        {t('dashboard.shown', { shown: count, total })}
      </p>
      {hasMore && (
        <Button icon={CHEVRON_DOWN_ICON} busy={showMore.isBusy} onClick={() => void showMore.run()}>
          {t(moreFailure ? 'alert.retry' : 'dashboard.more')}
        </Button>
      )}
    </div>
  );
});
