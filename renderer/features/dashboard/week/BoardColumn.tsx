import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { MINUTE_MS, offsetMinutesAt } from '../../../../shared/domain/calendar/zone.ts';
import { formatDayLong, formatWeekday } from '../../../i18n/format.ts';
import { deviceZone } from '../../../i18n/useViewerZone.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { BoardBlock } from './BoardBlock.tsx';
import { type ColumnProps, HourCells } from './HourCells.tsx';
import styles from './WeekBoard.module.css';

const VIEWER_ZONE = deviceZone();

/** @returns the hour of the viewer's day, 18.5 at half past six */
function hourOf(now: Date): number {
  const minutes = now.getTime() / MINUTE_MS + offsetMinutesAt(now.getTime(), VIEWER_ZONE);
  return (minutes % 1440) / 60;
}

interface BoardColumnProps extends ColumnProps {
  /** On its day. */
  now: Date | null;
  /** Ids of the matches that were agreed a moment ago. */
  arrived: ReadonlySet<string>;
}

/** One day: its free hours, and over them the agreed and offered times. */
export const BoardColumn = observer(function BoardColumn({ now, arrived, ...props }: BoardColumnProps) {
  const { formats } = useStores();
  const { day, hours } = props;
  const at = now ? hourOf(now) : null;
  const isShown = at !== null && at > hours.from && at < hours.to;
  return (
    <section className={styles.column} aria-label={formatDayLong(`${day.day}T12:00:00Z`, 'UTC', formats)}>
      <h3 className={styles.day} aria-current={now ? 'date' : undefined}>
        {formatWeekday(day.day, formats, 'short')} <b>{Number(day.day.slice(8))}</b>
      </h3>
      <div className={styles.lane}>
        <HourCells {...props} />
        {day.blocks.length > 0 && (
          <ul className={styles.blocks}>
            {day.blocks.map((block) => (
              <BoardBlock key={block.key} block={block} isNew={block.agreed && arrived.has(block.match.game.id)} />
            ))}
          </ul>
        )}
        {isShown && <span className={styles.now} style={{ '--at': at } as CSSProperties} aria-hidden="true" />}
      </div>
    </section>
  );
});
