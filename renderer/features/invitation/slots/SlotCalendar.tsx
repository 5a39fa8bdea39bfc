import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import type { Period } from '../../../../shared/domain/values.ts';
import { formatDuration, formatZone } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { MINUS_ICON } from '../../../ui/display/icons.ts';
import { Segmented } from '../../../ui/forms/Segmented.tsx';
import { CalendarGrid } from '../../calendar/CalendarGrid.tsx';
import { gridModel } from '../../calendar/gridModel.ts';
import { ChosenTimes } from './ChosenTimes.tsx';
import styles from './SlotCalendar.module.css';
import { SlotList } from './SlotList.tsx';

interface SlotCalendarProps {
  /** What is offered. */
  windows: readonly Period[];
  /** Minutes of a match. */
  duration: number;
  /** IANA zone of the venue: its days and half hours are those of the grid. */
  timezone: string;
  /** ISO instant: what has begun cannot be chosen. */
  now: string;
  /** Starts of the chosen half hours. */
  selected: ReadonlySet<string>;
  /** Those of them that are marked (R-rather-not). */
  ratherNot: ReadonlySet<string>;
  onChange: (cells: ReadonlySet<string>, ratherNot?: ReadonlySet<string>) => void;
}

type View = 'calendar' | 'list';

/** Choosing times out of what is offered, on a grid or in a list of equal power, with the choice in words below. */
const SlotCalendar = observer(function SlotCalendar(props: SlotCalendarProps) {
  const { windows, duration, timezone, now, selected, ratherNot, onChange } = props;
  const t = useText();
  const { formats } = useStores();
  const [view, setView] = useState<View>('calendar');
  const model = useMemo(() => gridModel({ windows, duration, timezone, now }), [windows, duration, timezone, now]);
  const shown = { model, selected, ratherNot, onChange };
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
      {view === 'calendar' ? <CalendarGrid {...shown} /> : <SlotList {...shown} />}
      <p className={styles.legend}>
        <span className={styles.mark}>
          <Icon path={MINUS_ICON} size="s" />
        </span>
        {t('calendar.ratherNot.hint')}
      </p>
      <p className={styles.zone}>{t('calendar.zone', { zone: formatZone(timezone, now, formats) })}</p>
      <ChosenTimes selected={selected} ratherNot={ratherNot} timezone={timezone} />
    </div>
  );
});

export default SlotCalendar;
