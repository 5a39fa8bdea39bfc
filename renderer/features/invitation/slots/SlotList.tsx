import { observer } from 'mobx-react-lite';
import { turnStart } from '../../../../shared/domain/calendar/chosenStarts.ts';
import { periodFrom } from '../../../../shared/domain/calendar/zone.ts';
import { formatDayLong, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { CHECK_ICON, MINUS_ICON, PLUS_ICON } from '../../../ui/display/icons.ts';
import type { GridDay, GridModel } from '../../calendar/gridModel.ts';
import type { AnswerDraft } from '../answer/AnswerDraft.ts';
import styles from './SlotList.module.css';

interface SlotListProps {
  answer: AnswerDraft;
  model: GridModel;
}

/** The same choice as the grid, slot by slot: every start a match can take is a button that stays pressed, or half. */
export const SlotList = observer(function SlotList({ answer, model }: SlotListProps) {
  const { duration, timezone } = model;
  const t = useText();
  const { formats } = useStores();
  const { playable } = answer;
  const { starts: marked } = answer.marks;
  const time = (instant: string) => formatTime(instant, timezone, formats);
  const endOf = (start: string) => periodFrom(start, duration).toTime;
  const press = (start: string) => {
    const turned = turnStart({ starts: answer.starts, ratherNot: marked }, start);
    answer.choose(turned.starts, turned.ratherNot);
  };
  const isFull = ({ starts }: GridDay) => starts.every((start) => playable.includes(start));
  const toggleAll = (day: GridDay) => {
    const others = playable.filter((start) => !day.starts.includes(start));
    answer.choose(new Set(isFull(day) ? others : [...others, ...day.starts]));
  };
  return (
    <ul className={styles.days}>
      {model.days
        .filter(({ starts }) => starts.length > 0)
        .map((day) => {
          const dayName = formatDayLong(day.sample, timezone, formats);
          return (
            <li key={day.day} className={styles.day}>
              <div className={styles.head}>
                <h3>{dayName}</h3>
                <button
                  type="button"
                  className={styles.all}
                  aria-pressed={isFull(day)}
                  aria-label={t('calendar.day.all', { day: dayName })}
                  onClick={() => toggleAll(day)}
                >
                  {t('calendar.all')}
                </button>
              </div>
              <ul className={styles.slots}>
                {day.starts.map((start) => {
                  const isChosen = playable.includes(start);
                  const isMarked = isChosen && marked.has(start);
                  const name = `${dayName}, ${time(start)}–${time(endOf(start))}`;
                  return (
                    <li key={start}>
                      <button
                        type="button"
                        className={styles.slot}
                        aria-pressed={isMarked ? 'mixed' : isChosen}
                        aria-label={isMarked ? `${name}, ${t('calendar.ratherNot')}` : name}
                        onClick={() => press(start)}
                      >
                        <Icon path={isMarked ? MINUS_ICON : isChosen ? CHECK_ICON : PLUS_ICON} size="s" />
                        {time(start)}–{time(endOf(start))}
                      </button>
                    </li>
                  );
                })}
              </ul>
            </li>
          );
        })}
    </ul>
  );
});
