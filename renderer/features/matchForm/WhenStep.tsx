import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import styles from './MatchForm.module.css';
import { Step } from './Step.tsx';
import type { WindowList } from './WindowList.ts';
import { DrawWindows } from './windows/DrawWindows.tsx';
import { WindowFields } from './windows/WindowFields.tsx';

interface WhenStepProps {
  number: number;
  windows: WindowList;
  /** What is wrong with the times as a whole. */
  problem: TextKey | null;
  /** Whose clock the times are. */
  children: ReactNode;
}

/** Windows of time on one or more days; the guests choose within them. */
export const WhenStep = observer(function WhenStep({ number, windows, problem, children }: WhenStepProps) {
  const t = useText();
  return (
    <Step number={number} title={t('organise.when.title')} text={t('organise.when.text')} problem={problem}>
      <DrawWindows windows={windows} />
      <ul className={styles.rows}>
        {windows.rows.map((row) => (
          <WindowFields key={row.key} windows={windows} row={row} />
        ))}
      </ul>
      {!windows.full && (
        <div>
          <Button icon="plus" data-add onClick={windows.add}>
            {t('organise.when.add')}
          </Button>
        </div>
      )}
      {children}
    </Step>
  );
});
