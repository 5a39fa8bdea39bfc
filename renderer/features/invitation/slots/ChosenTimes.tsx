import { observer } from 'mobx-react-lite';
import { periodsOfStarts } from '../../../../shared/domain/calendar/chosenStarts.ts';
import { formatSlot } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useViewerZone } from '../../../i18n/useViewerZone.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import type { CalendarTimes } from '../../calendar/gridModel.ts';
import type { AnswerDraft } from '../answer/AnswerDraft.ts';
import styles from './ChosenTimes.module.css';

interface ChosenTimesProps {
  answer: AnswerDraft;
  times: Pick<CalendarTimes, 'duration' | 'timezone'>;
}

/** The choice in words, spoken as it changes; beside it the same times on the viewer's clock when that differs. */
export const ChosenTimes = observer(function ChosenTimes({ answer, times }: ChosenTimesProps) {
  const t = useText();
  const { formats } = useStores();
  const { duration, timezone } = times;
  const viewerZone = useViewerZone(timezone);
  const { starts: marked } = answer.marks;
  // Starts that are apart stay apart in words: between them nothing is chosen.
  const partsOf = (isMarked: boolean) =>
    periodsOfStarts(
      answer.playable.filter((start) => marked.has(start) === isMarked),
      duration,
      timezone,
    ).map((period) => ({ ...period, isMarked }));
  const slots = [...partsOf(false), ...partsOf(true)]
    .sort((a, b) => a.fromTime.localeCompare(b.fromTime))
    .map((period) => ({
      key: `${period.fromTime} ${period.toTime}`,
      isMarked: period.isMarked,
      ...formatSlot(period, timezone, viewerZone, formats),
    }))
    .filter(({ key }, index, all) => all.findIndex((other) => other.key === key) === index);
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
                <strong>{day}</strong> <span className={styles.time}>{time}</span>
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
