import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { type TextValues, useText } from '../../i18n/useText.ts';
import { Problem } from '../../ui/forms/Problem.tsx';
import { ExactTimes } from './ExactTimes.tsx';
import styles from './Step.module.css';
import type { WindowList } from './WindowList.ts';

interface StepProps {
  number: number;
  title: string;
  text?: string;
  /** The problem of the step as a whole. */
  problem?: TextKey | null;
  values?: TextValues;
  children: ReactNode;
}

/** One step of the form, numbered like a set. */
export function Step({ number, title, text, problem, values, children }: StepProps) {
  const t = useText();
  const id = useId();
  return (
    <section className={styles.step} aria-labelledby={id}>
      <header className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <div>
          <h2 id={id}>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
      </header>
      {children}
      {problem && <Problem>{t(problem, values)}</Problem>}
    </section>
  );
}

interface WhenStepProps {
  number: number;
  windows: WindowList;
  /** The problem of the times as a whole. */
  problem: TextKey | null;
  /** Says by which clock the times are. */
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
