import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../display/Icon.tsx';
import { CHEVRON_DOWN_ICON } from '../display/icons.ts';
import styles from './Fold.module.css';

interface FoldProps {
  label: ReactNode;
  /** The present value, said while it is folded. */
  value?: ReactNode;
  open?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
  id?: string;
}

/** A setting that is rarely changed: one line that says its present value, and opens. */
export function Fold({ label, value, open, onToggle, children, id }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come: it may be open by then
  useEffect(() => {
    if (details.current?.open && !open) onToggle?.(true);
  }, []);
  /** The state is the first to know: the browser's own news of a toggle comes later, when paper may hold it open. */
  const toggle = (event: MouseEvent) => {
    if (!onToggle) return;
    event.preventDefault();
    onToggle(!open);
  };
  return (
    <details
      ref={details}
      id={id}
      className={styles.fold}
      open={open}
      onToggle={(event) => {
        // Folds inside this one tell it too.
        if (event.target === event.currentTarget) onToggle?.(event.currentTarget.open);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed and focused by itself, by keys too */}
      <summary onClick={toggle}>
        <span className={styles.label}>{label}</span>
        {value !== undefined && <span className={styles.value}>{value}</span>}
        <Icon path={CHEVRON_DOWN_ICON} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

/** Folded lines below each other, as one card. */
export function Folds({ children }: { children: ReactNode }) {
  return <div className={styles.folds}>{children}</div>;
}
