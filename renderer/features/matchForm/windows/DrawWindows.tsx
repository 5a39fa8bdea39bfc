import { useState } from 'react';
import { chunk } from '../../../app/chunk.tsx';
import { useText } from '../../../i18n/useText.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { CHEVRON_RIGHT_ICON } from '../../../ui/display/icons.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PHONE, useMedia } from '../../../ui/useMedia.ts';
import styles from '../MatchForm.module.css';
import type { WindowList } from '../WindowList.ts';

const WindowGrid = chunk(() => import('./WindowGrid.tsx'), { waiting: <Skeleton height={54} /> }).Part;

/** The week to draw on: there at once where there is room for it, on phones when it is wanted. */
export function DrawWindows({ windows }: { windows: WindowList }) {
  const t = useText();
  const isPhone = useMedia(PHONE);
  const [wish, setWish] = useState<boolean | null>(null);
  const open = wish ?? !isPhone;
  return (
    <details className={styles.details} open={open} onToggle={(event) => setWish(event.currentTarget.open)}>
      <summary>
        <Icon path={CHEVRON_RIGHT_ICON} size="s" />
        {t('organise.draw.title')}
      </summary>
      {open && (
        <div className={styles.fields}>
          <WindowGrid windows={windows} />
        </div>
      )}
    </details>
  );
}
