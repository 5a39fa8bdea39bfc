import { observer } from 'mobx-react-lite';
import { toPeriods } from '../../../../shared/domain/calendar/calendar.ts';
import { formatSlot } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useViewerZone } from '../../../i18n/useViewerZone.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import styles from './ChosenTimes.module.css';

interface ChosenTimesProps {
  selected: ReadonlySet<string>;
  /** Those of them that they would rather not take. */
  ratherNot: ReadonlySet<string>;
  timezone: string;
}

/** What is chosen in words, spoken as it changes; beside it the same times on the viewer's clock when that differs. */
export const ChosenTimes = observer(function ChosenTimes({ selected, ratherNot, timezone }: ChosenTimesProps) {
  const t = useText();
  const { formats } = useStores();
  const viewerZone = useViewerZone(timezone);
  const glad = [...selected].filter((cell) => !ratherNot.has(cell));
  const periods = [
    ...toPeriods(glad, timezone).map((period) => ({ ...period, isMarked: false })),
    ...toPeriods(ratherNot, timezone).map((period) => ({ ...period, isMarked: true })),
  ].sort((a, b) => a.fromTime.localeCompare(b.fromTime));
  const slots = periods.map((period) => ({
    key: period.fromTime,
    isMarked: period.isMarked,
    ...formatSlot(period, timezone, viewerZone, formats),
  }));
  return (
    <div className={styles.chosen} role="status" aria-label={t('calendar.chosen.label')}>
      {slots.length === 0 ? (
        <p className={styles.none}>{t('calendar.chosen.none')}</p>
      ) : (
        <>
          <p className={styles.lead}>{t('calendar.chosen.some')}</p>
          <ul className={styles.slots}>
            {slots.map(({ key, isMarked, day, time, viewer }) => (
              <li key={key}>
                <strong>{day}</strong> {time}
                {isMarked && <em>, {t('calendar.ratherNot')}</em>}
                {viewer && (
                  <small>
                    {t('calendar.chosen.yours', {
                      time: viewer.short,
                    })}
                  </small>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
});
