import { useId } from 'react';
import { SPORTS, type Sport } from '../../../../shared/domain/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import styles from './SportPicker.module.css';

interface SportPickerProps {
  value: Sport;
  onChange: (sport: Sport) => void;
}

/** The eleven sports as radio buttons, each with the ground of its court. */
export function SportPicker({ value, onChange }: SportPickerProps) {
  const t = useText();
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('organise.sport')}</legend>
      <div className={styles.grid}>
        {SPORTS.map((sport) => (
          <label key={sport} className={styles.choice} data-sport={sport}>
            <input type="radio" name={name} value={sport} checked={sport === value} onChange={() => onChange(sport)} />
            <span className={styles.tile}>
              <span className={styles.court} aria-hidden="true">
                {sport === value && <Icon name="check" size="s" />}
              </span>
              {t(`sport.${sport}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
