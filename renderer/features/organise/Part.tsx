import { type ReactNode, useId } from 'react';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { type TextValues, useText } from '../../i18n/useText.ts';
import { Problem } from '../../ui/forms/Problem.tsx';
import { PHONE } from '../../ui/useMedia.ts';
import styles from './Part.module.css';

/** The part that a blank of the sentence leads to. */
export type PartName = 'match' | 'guests' | 'when' | 'where';

interface PartProps {
  name: PartName;
  title: string;
  /** Beside the title. */
  end?: ReactNode;
  /** The problem of the part as a whole. */
  problem?: TextKey | null;
  values?: TextValues;
  children: ReactNode;
}

const idOf = (name: PartName) => `organise-${name}`;

/** One blank of the sentence, to be filled in. */
export function Part({ name, title, end, problem, values, children }: PartProps) {
  const t = useText();
  const heading = useId();
  return (
    <section id={idOf(name)} className={styles.part} data-part={name} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        {end}
      </header>
      {children}
      {problem && <Problem>{t(problem, values)}</Problem>}
    </section>
  );
}

/** Brings a part into view and lets the keyboard go on from its title, once it is drawn. */
export function goToPart(name: PartName): void {
  requestAnimationFrame(() => {
    const part = document.getElementById(idOf(name));
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const title = part?.querySelector('h2');
    // On phones a part fills the screen; elsewhere it is in view nearly always, and the page keeps still.
    const isPhone = window.matchMedia(PHONE).matches;
    const behavior = isCalm ? 'auto' : 'smooth';
    if (isPhone) part?.scrollIntoView({ block: 'start', behavior });
    else title?.scrollIntoView({ block: 'nearest', behavior });
    title?.focus({ preventScroll: true });
  });
}
