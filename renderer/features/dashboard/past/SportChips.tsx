import { useEffect, useId, useRef } from 'react';
import type { Sport } from '../../../../shared/domain/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { CourtMark } from '../../../ui/court/CourtLines.tsx';
import { TileInput } from '../../../ui/forms/TileInput.tsx';
import styles from './SportChips.module.css';

interface SportChipsProps {
  sports: readonly Sport[];
  /** Null: all of them. */
  chosen: Sport | null;
  onChoose: (sport: Sport | null) => void;
}

/** The sports somebody has played, of which one or all are shown. */
export function SportChips({ sports, chosen, onChoose }: SportChipsProps) {
  const t = useText();
  const name = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  // On a phone the line goes on beyond the window: what is chosen stands in it.
  useEffect(() => {
    const chip = frame.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (frame.current && chip) frame.current.scrollLeft = chip.offsetLeft - chip.offsetWidth;
  }, []);
  return (
    <fieldset ref={frame} className={styles.chips} aria-label={t('past.sport')}>
      {[null, ...sports].map((sport) => (
        <label key={sport ?? 'all'} className={styles.chip}>
          <TileInput type="radio" name={name} checked={sport === chosen} onChange={() => onChoose(sport)} />
          <span>
            {sport && <CourtMark sport={sport} />}
            {sport ? t(`sport.${sport}`) : t('past.all')}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
