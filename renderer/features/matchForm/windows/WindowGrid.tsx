import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { cellsOfPeriods } from '../../../../shared/domain/calendar/calendar.ts';
import { partlyCovered } from '../../../../shared/domain/calendar/windowDrawing.ts';
import { laterDay, venueDay } from '../../../../shared/domain/calendar/zone.ts';
import { MAX_WINDOWS } from '../../../../shared/domain/limits.ts';
import { firstWeekday } from '../../../i18n/firstWeekday.ts';
import { formatDayLong, formatDayShort, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { ARROW_LEFT_ICON, ARROW_RIGHT_ICON } from '../../../ui/display/icons.ts';
import { CalendarGrid } from '../../calendar/CalendarGrid.tsx';
import type { WindowList } from '../WindowList.ts';
import { drawWeek, weekOf } from './drawWeek.ts';
import { useStroke } from './useStroke.ts';
import styles from './WindowGrid.module.css';

/** The offered windows on a week of the venue's calendar, to be drawn by mouse, finger and keys. */
const WindowGrid = observer(function WindowGrid({ windows }: { windows: WindowList }) {
  const t = useText();
  const { formats, feedback, browserLanguages } = useStores();
  const { timezone } = windows.rules;
  const now = windows.rules.now.toISOString();
  const { periods } = windows;
  const weekday = firstWeekday(formats, browserLanguages);
  const thisWeek = weekOf(venueDay(now, timezone), weekday);
  const [day, setDay] = useState(() => {
    const next = periods.find(({ toTime }) => toTime > now);
    return venueDay(next?.fromTime ?? now, timezone);
  });
  const [isWholeDay, setWholeDay] = useState(false);
  const chosen = weekOf(day, weekday);
  const first = chosen < thisWeek ? thisWeek : chosen;
  const model = useMemo(
    () => drawWeek(first, periods, { timezone, now, isWholeDay }),
    [first, periods, timezone, now, isWholeDay],
  );
  const selected = useMemo(
    () => new Set(cellsOfPeriods(periods, timezone).filter((cell) => model.active.has(cell))),
    [periods, timezone, model],
  );
  const time = (instant: string) => formatTime(instant, timezone, formats);
  const odd = new Map(
    [...partlyCovered(periods, model.active)].map(([cell, { fromTime, toTime }]) => [
      cell,
      `${time(fromTime)}–${time(toTime)}`,
    ]),
  );

  const draw = (cells: ReadonlySet<string>) => {
    const added = [...cells].filter((cell) => !selected.has(cell));
    const removed = [...selected].filter((cell) => !cells.has(cell));
    if (windows.draw(added, removed)) return;
    feedback.toast({
      id: 'organise.draw.full',
      tone: 'error',
      text: 'organise.draw.full',
      values: { limit: MAX_WINDOWS },
      stays: false,
    });
  };
  const { stroke, shown, cancel, handlers } = useStroke(model, selected, draw);
  const turn = (weeks: number) => {
    cancel();
    setDay(laterDay(first, weeks * 7));
  };
  const from = stroke?.isTap ? model.days[stroke.from.day]?.cells[stroke.from.row] : null;
  const dateOf = (index: number) => formatDayShort(`${laterDay(first, index)}T12:00:00Z`, 'UTC', formats).date;
  return (
    <div className={styles.week}>
      <p className={styles.hint}>{t('organise.draw.hint')}</p>
      <div className={styles.pages}>
        <IconButton
          icon={ARROW_LEFT_ICON}
          label={t('organise.draw.previous')}
          disabled={first <= thisWeek}
          onClick={() => turn(-1)}
        />
        <p className={styles.title} aria-live="polite">
          {dateOf(0)} – {dateOf(6)}
        </p>
        <IconButton icon={ARROW_RIGHT_ICON} label={t('organise.draw.next')} onClick={() => turn(1)} />
      </div>
      <div className={styles.tap} role="status">
        {from && (
          <>
            <span>
              {t(stroke?.erases ? 'organise.draw.tap.erase' : 'organise.draw.tap.draw', {
                start: `${formatDayLong(from, timezone, formats)}, ${time(from)}`,
              })}
            </span>
            <Button variant="quiet" onClick={cancel}>
              {t('organise.draw.tap.cancel')}
            </Button>
          </>
        )}
      </div>
      <div className={styles.canvas} {...handlers}>
        <CalendarGrid label={t('organise.draw.label')} model={model} selected={shown} odd={odd} onChange={draw} />
      </div>
      <div>
        <Button variant="quiet" aria-pressed={isWholeDay} onClick={() => setWholeDay(!isWholeDay)}>
          {t('organise.draw.wholeDay')}
        </Button>
      </div>
    </div>
  );
});

export default WindowGrid;
