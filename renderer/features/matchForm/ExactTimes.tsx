import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { chunk } from '../../common/chunk.tsx';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { CHEVRON_RIGHT_ICON, PLUS_ICON } from '../../ui/display/icons.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PHONE, useMedia } from '../../ui/useMedia.ts';
import styles from './MatchForm.module.css';
import type { WindowList } from './WindowList.ts';
import { WindowFields } from './windows/WindowFields.tsx';

const WindowGrid = chunk(() => import('./windows/WindowGrid.tsx'), { waiting: <Skeleton height={54} /> }).Part;

/** The week to draw on: there at once where there is room for it, on phones when it is wanted. */
function DrawWindows({ windows }: { windows: WindowList }) {
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

/** Windows by half hours: drawn on a week, and typed. */
export const ExactTimes = observer(function ExactTimes({ windows }: { windows: WindowList }) {
  const t = useText();
  return (
    <>
      <DrawWindows windows={windows} />
      <ul className={styles.rows}>
        {windows.rows.map((row) => (
          <WindowFields key={row.key} windows={windows} row={row} />
        ))}
      </ul>
      {!windows.full && (
        <div>
          <Button icon={PLUS_ICON} data-add onClick={windows.add}>
            {t('organise.when.add')}
          </Button>
        </div>
      )}
    </>
  );
});
