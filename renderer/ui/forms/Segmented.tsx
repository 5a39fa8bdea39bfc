import { useId } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Segmented.module.css';
import type { Option } from './Select.tsx';
import { TileInput } from './TileInput.tsx';

interface SegmentedProps<Value extends string> {
  /** Names the group. */
  legend: string;
  /** Whether the legend is only spoken. */
  legendHidden?: boolean;
  /** The choice made from the start is shown plainly. */
  quiet?: boolean;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few exclusive choices side by side: radio buttons in a scoreboard's clothes. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, legendHidden = false, quiet = false, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset aria-label={legendHidden ? legend : undefined}>
      {!legendHidden && <legend className={styles.legend}>{legend}</legend>}
      <div className={classNames(styles.track, quiet && styles.quiet)}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <TileInput
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
