import { observer } from 'mobx-react-lite';
import { venueDay } from '../../../../shared/domain/calendar/zone.ts';
import { formatDayBrief, formatDayShort } from '../../../i18n/format.ts';
import { formatMonthName } from '../../../i18n/formatDates.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { classNames } from '../../../ui/classNames.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import styles from './DayTile.module.css';

interface DayTileProps {
  instant: Date;
  zone: string;
  /** `set`: the court's ground. `offered`: its outline. `off`: no colour. */
  tone: 'set' | 'offered' | 'off';
  /** The month instead of the weekday: where nothing around it says which. */
  withMonth?: boolean;
}

/** The day of a match at its venue, in the colour of its court. */
export const DayTile = observer(function DayTile({ instant, zone, tone, withMonth = false }: DayTileProps) {
  const { formats } = useStores();
  const day = venueDay(instant.toISOString(), zone);
  return (
    <time className={classNames(styles.day, styles[tone])} dateTime={instant.toISOString()}>
      <span aria-hidden="true">
        {Number(day.slice(8))}
        <small>
          {withMonth
            ? formatMonthName(day.slice(0, 7), formats.language, 'short')
            : formatDayShort(instant, zone, formats).weekday}
        </small>
      </span>
      <VisuallyHidden>{formatDayBrief(instant, zone, formats)}</VisuallyHidden>
    </time>
  );
});
