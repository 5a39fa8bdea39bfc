import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { formatDuration, formatZone } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { MINUS_ICON } from '../../../ui/display/icons.ts';
import { Segmented } from '../../../ui/forms/Segmented.tsx';
import { CalendarGrid } from '../../calendar/CalendarGrid.tsx';
import { type CalendarTimes, gridModel } from '../../calendar/gridModel.ts';
import type { AnswerDraft } from '../answer/AnswerDraft.ts';
import { ChosenTimes } from './ChosenTimes.tsx';
import styles from './SlotCalendar.module.css';
import { SlotList } from './SlotList.tsx';

interface SlotCalendarProps {
  answer: AnswerDraft;
  times: CalendarTimes;
}

type View = 'calendar' | 'list';

/** Chooses from the times on offer, on a grid or in a list of equal power, with the choice in words below. */
const SlotCalendar = observer(function SlotCalendar({ answer, times }: SlotCalendarProps) {
  const { windows, duration, timezone, now } = times;
  const t = useText();
  const { formats } = useStores();
  const [view, setView] = useState<View>('calendar');
  const model = useMemo(() => gridModel({ windows, duration, timezone, now }), [windows, duration, timezone, now]);
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <p className={styles.hint}>{t('calendar.hint', { duration: formatDuration(duration, formats) })}</p>
        <Segmented<View>
          legend={t('calendar.view')}
          legendHidden
          options={[
            { value: 'calendar', label: t('calendar.view.calendar') },
            { value: 'list', label: t('calendar.view.list') },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      {view === 'calendar' ? (
        <CalendarGrid
          model={model}
          selected={answer.cells}
          ratherNot={{ cells: answer.markedCells, onMark: answer.markCell }}
          onChange={answer.chooseCells}
        />
      ) : (
        <SlotList answer={answer} model={model} />
      )}
      <p className={styles.legend}>
        <span className={styles.mark}>
          <Icon path={MINUS_ICON} size="s" />
        </span>
        {t('calendar.ratherNot.hint')}
      </p>
      <p className={styles.zone}>{t('calendar.zone', { zone: formatZone(timezone, now, formats) })}</p>
      <ChosenTimes answer={answer} times={times} />
    </div>
  );
});

export default SlotCalendar;
