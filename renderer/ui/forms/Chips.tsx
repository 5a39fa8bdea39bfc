import type { ReactNode } from 'react';
import styles from './Chips.module.css';
import { TileInput } from './TileInput.tsx';

interface ChipsProps {
  /** Names the group. */
  legend: string;
  /** Whether the legend is only spoken. */
  legendHidden?: boolean;
  /** Two beside each other on a phone, as wide as each other. */
  columns?: boolean;
  children: ReactNode;
}

/** Some words to tick or to choose one of, in as many rows as they need. */
export function Chips({ legend, legendHidden = false, columns = false, children }: ChipsProps) {
  return (
    <fieldset aria-label={legendHidden ? legend : undefined}>
      {!legendHidden && <legend className={styles.legend}>{legend}</legend>}
      <div className={columns ? styles.columns : styles.chips}>{children}</div>
    </fieldset>
  );
}

interface ChipProps {
  checked: boolean;
  onChange: () => void;
  /** The group of which only one is chosen; left out, it is ticked by itself. */
  name?: string;
  children: ReactNode;
}

/** One of them. */
export function Chip({ checked, onChange, name, children }: ChipProps) {
  return (
    <label className={styles.chip}>
      <TileInput type={name === undefined ? 'checkbox' : 'radio'} name={name} checked={checked} onChange={onChange} />
      <span>{children}</span>
    </label>
  );
}
