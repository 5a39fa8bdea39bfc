import { useId, useState } from 'react';
import { SPORTS, type Sport } from '../../../../shared/domain/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CourtMark } from '../../../ui/court/CourtMark.tsx';
import chips from '../Chips.module.css';

interface SportPickerProps {
  value: Sport;
  /** Those that are enough at first; null for all. */
  first: readonly Sport[] | null;
  onChange: (sport: Sport) => void;
}

/** The sports as radio buttons, each with its court: one's own, then the others. */
export function SportPicker({ value, first, onChange }: SportPickerProps) {
  const t = useText();
  const name = useId();
  const [isAll, setAll] = useState(first === null);
  const own = first ?? [];
  const shown = isAll ? [...own, ...SPORTS.filter((sport) => !own.includes(sport))] : own;
  return (
    <fieldset className={chips.chips} aria-label={t('organise.sport')}>
      {shown.map((sport) => (
        <label key={sport} className={chips.chip}>
          <input type="radio" name={name} value={sport} checked={sport === value} onChange={() => onChange(sport)} />
          <span>
            <CourtMark sport={sport} />
            {t(`sport.${sport}`)}
          </span>
        </label>
      ))}
      {shown.length < SPORTS.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t('organise.sport.more')}
        </Button>
      )}
    </fieldset>
  );
}
