import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { useText } from '../../i18n/useText.ts';
import { ExactTimes } from './ExactTimes.tsx';
import { Step } from './Step.tsx';
import type { WindowList } from './WindowList.ts';

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
      <ExactTimes windows={windows} />
      {children}
    </Step>
  );
});
