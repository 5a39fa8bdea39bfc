import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { PLUS_ICON } from '../../ui/display/icons.ts';
import styles from './MatchForm.module.css';
import type { WindowList } from './WindowList.ts';
import { DrawWindows } from './windows/DrawWindows.tsx';
import { WindowFields } from './windows/WindowFields.tsx';

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
