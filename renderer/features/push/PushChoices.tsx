import { observer } from 'mobx-react-lite';
import { PUSH_KINDS } from '../../../shared/domain/push.ts';
import { formatTime } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { zoneCity } from '../../i18n/zoneCity.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import styles from './PushCard.module.css';
import type { Push } from './PushSettings.ts';

interface PushChoicesProps {
  value: Push;
  onChange: (changes: Partial<Push>) => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The kinds of notices, and the hours without any (R-push-kinds, R-push-quiet). */
export const PushChoices = observer(function PushChoices({ value, onChange }: PushChoicesProps) {
  const { kinds, quietFrom, quietTo, timezone } = value;
  const t = useText();
  const { formats } = useStores();
  const hours = HOURS.map((hour) => ({
    value: String(hour),
    label: formatTime(new Date(Date.UTC(2000, 0, 1, hour)), 'UTC', formats),
  }));
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('push.kinds')}</legend>
        {PUSH_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`push.kind.${kind}`)}
            checked={kinds.includes(kind)}
            onChange={(isWanted) =>
              onChange({ kinds: PUSH_KINDS.filter((each) => (each === kind ? isWanted : kinds.includes(each))) })
            }
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('push.quiet')}</legend>
        <p className={styles.quiet}>
          {t('push.quiet.text', { zone: timezone ? zoneCity(timezone, formats.language) : '' })}
        </p>
        <div className={styles.hours}>
          <Select
            label={t('push.quiet.from')}
            options={hours}
            value={String(quietFrom)}
            onChange={(hour) => onChange({ quietFrom: Number(hour) })}
          />
          <Select
            label={t('push.quiet.to')}
            options={hours}
            value={String(quietTo)}
            onChange={(hour) => onChange({ quietTo: Number(hour) })}
          />
        </div>
      </fieldset>
    </>
  );
});
