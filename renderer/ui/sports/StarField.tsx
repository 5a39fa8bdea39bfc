import { useId } from 'react';
import { MAX_STARS } from '../../../shared/domain/limits.ts';
import { VisuallyHidden } from '../display/VisuallyHidden.tsx';
import { TileInput } from '../forms/TileInput.tsx';
import styles from './StarField.module.css';

interface StarFieldProps {
  legend: string;
  /** 1 to 6, or null for no judgement. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** @returns the label of a number of stars */
  labelOf: (stars: number) => string;
  /** The label of giving none. */
  noneLabel: string;
}

const STARS = Array.from({ length: MAX_STARS }, (_, index) => index + 1);

/** Stars to give: radio buttons, so that arrow keys choose and a screen reader counts. */
export function StarField({ legend, value, onChange, labelOf, noneLabel }: StarFieldProps) {
  const name = useId();
  return (
    // WebKit keeps a legend out of the grid.
    <fieldset className={styles.field} aria-label={legend}>
      <span className={styles.legend} aria-hidden="true">
        {legend}
      </span>
      <div className={styles.choices}>
        {STARS.map((stars) => (
          <label key={stars} className={styles.star} data-full={value !== null && stars <= value}>
            <TileInput type="radio" name={name} checked={value === stars} onChange={() => onChange(stars)} />
            {/* Missing stars are outlines: grey ones would be read as given. */}
            <span aria-hidden="true">{value !== null && stars <= value ? '★' : '☆'}</span>
            <VisuallyHidden>{labelOf(stars)}</VisuallyHidden>
          </label>
        ))}
        <label className={styles.none}>
          <TileInput type="radio" name={name} checked={value === null} onChange={() => onChange(null)} />
          <span>{noneLabel}</span>
        </label>
      </div>
    </fieldset>
  );
}
