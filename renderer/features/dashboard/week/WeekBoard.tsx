import { observer } from 'mobx-react-lite';
import { type CSSProperties, useId, useState } from 'react';
import { instantAt, laterDay, venueDay } from '../../../../shared/domain/calendar/zone.ts';
import { organiseAtPath, PATHS } from '../../../../shared/routes/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import { deviceZone } from '../../../i18n/useViewerZone.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { CHEVRON_LEFT_ICON, CHEVRON_RIGHT_ICON } from '../../../ui/display/icons.ts';
import { useRoute } from '../../../ui/route.ts';
import { useNewItems } from '../../../ui/useNewItems.ts';
import { Legend } from '../Legend.tsx';
import block from './BoardBlock.module.css';
import { BoardColumn } from './BoardColumn.tsx';
import { HourDrawing } from './HourDrawing.ts';
import styles from './WeekBoard.module.css';
import { type BoardDay, boardHours, freeColumn } from './weekBlocks.ts';
import { formatDays } from './weekFormats.ts';

const VIEWER_ZONE = deviceZone();
/** The hour a keyboard begins at: most play in the evening. */
const EVENING = 18;

interface WeekBoardProps {
  days: readonly BoardDay[];
  /** `YYYY-MM-DD`, where the player is. */
  today: string;
}

/** Days and hours of a week: agreed and offered times, and free hours to offer (R-week-board). */
export const WeekBoard = observer(function WeekBoard({ days, today }: WeekBoardProps) {
  const t = useText();
  const id = useId();
  const { config, formats } = useStores();
  const { go } = useRoute();
  const hours = boardHours(days);
  // Tab comes to an hour that can be seen: below a match it could neither be seen nor pressed.
  const [drawing] = useState(
    () => new HourDrawing({ column: freeColumn(days, EVENING), hour: EVENING }, () => ({ ...hours, columns: 7 })),
  );
  const first = days[0]?.day ?? today;
  const last = days.at(-1)?.day ?? today;
  const show = (day: string) =>
    go(day === today ? PATHS.dashboard : `${PATHS.dashboard}?week=${day}`, { replace: true });
  const agreed = days.flatMap(({ blocks }) => blocks.filter((block) => block.agreed).map(({ match }) => match.game.id));
  const arrived = useNewItems(agreed, first);
  const now = config.now();
  const nowDay = venueDay(now.toISOString(), VIEWER_ZONE);
  const isPast = (day: string, hour: number) => {
    const end = instantAt(day, clock(hour), VIEWER_ZONE);
    return end === null || Date.parse(end) <= now.getTime();
  };
  const organise = () => {
    const { column, from, to } = drawing.span ?? { ...drawing.at, from: drawing.at.hour, to: drawing.at.hour + 1 };
    drawing.clear();
    const day = days[column]?.day ?? today;
    const end = to === 24 ? `${laterDay(day, 1)}T00:00` : `${day}T${clock(to)}`;
    if (!isPast(day, from)) go(organiseAtPath(`${day}T${clock(from)}`, end));
  };
  return (
    <section className={styles.board} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} aria-live="polite">
          {formatDays(first, last, formats)}
        </h2>
        <IconButton icon={CHEVRON_LEFT_ICON} label={t('week.previous')} onClick={() => show(laterDay(first, -7))} />
        {first !== today && (
          <Button variant="quiet" onClick={() => show(today)}>
            {t('week.today')}
          </Button>
        )}
        <IconButton icon={CHEVRON_RIGHT_ICON} label={t('week.next')} onClick={() => show(laterDay(first, 7))} />
      </header>
      <div className={styles.grid} style={{ '--from': hours.from, '--span': hours.to - hours.from } as CSSProperties}>
        <Hours {...hours} />
        {days.map((day, column) => (
          <BoardColumn
            key={day.day}
            day={day}
            column={column}
            hours={hours}
            drawing={drawing}
            isPast={isPast}
            now={day.day === nowDay ? now : null}
            onOrganise={organise}
            arrived={arrived}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <Legend
          looks={[
            { look: block.agreed, text: t('week.agreed') },
            { look: block.offered, text: t('week.offered') },
            { look: block.due, text: t('week.due') },
          ]}
          hint={t('week.hint')}
        />
      </div>
    </section>
  );
});

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Every second hour, at its line. */
const Hours = observer(function Hours({ from, to }: { from: number; to: number }) {
  const { formats } = useStores();
  const shown = Array.from({ length: to - from }, (_, at) => from + at).filter((hour) => hour > from && hour % 2 === 0);
  return (
    <div className={styles.hours} aria-hidden="true">
      {shown.map((hour) => (
        <span key={hour} style={{ '--at': hour } as CSSProperties}>
          {formats.timeFormat === 'H24' ? clock(hour) : `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`}
        </span>
      ))}
    </div>
  );
});
