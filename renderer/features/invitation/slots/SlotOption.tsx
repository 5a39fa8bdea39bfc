import { observer } from 'mobx-react-lite';
import { periodFrom } from '../../../../shared/domain/calendar/instants.ts';
import { daysUntil } from '../../../../shared/domain/calendar/zone.ts';
import { dateFormatter, intlTag } from '../../../../shared/locales/intl.ts';
import { formatSlot } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useViewerZone } from '../../../i18n/useViewerZone.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { CHECK_ICON, MINUS_ICON } from '../../../ui/display/icons.ts';
import { useTickedBefore } from '../../../ui/forms/useTickedBefore.ts';
import type { CalendarTimes } from '../../calendar/gridModel.ts';
import styles from './SlotOption.module.css';

interface SlotOptionProps {
  /** ISO instant. */
  start: string;
  times: CalendarTimes;
  checked: boolean;
  /** A part of it is marked (R-rather-not). */
  isMarked: boolean;
  onToggle: () => void;
}

/** A start to tap: day, from when to when, how long it is till then, and the viewer's own clock where it differs. */
export const SlotOption = observer(function SlotOption({ start, times, checked, isMarked, onToggle }: SlotOptionProps) {
  const t = useText();
  const { formats, language } = useStores();
  const { timezone, duration, now } = times;
  const viewerZone = useViewerZone(timezone);
  const box = useTickedBefore(checked, onToggle);
  const { time, viewer } = formatSlot(periodFrom(start, duration), timezone, viewerZone, formats);
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormatter(intlTag(language.language), { ...options, timeZone: timezone }).format(new Date(start));
  const days = daysUntil(start, now, timezone);
  const till = new Intl.RelativeTimeFormat(intlTag(language.language), { numeric: 'auto' }).format(days, 'day');
  return (
    <label className={styles.slot}>
      <input ref={box} type="checkbox" name="start" value={start} checked={checked} onChange={onToggle} />
      <span className={styles.day}>
        {part({ weekday: 'short' })} <b>{part({ day: 'numeric' })}</b>
      </span>
      <span className={styles.text}>
        <strong>{time}</strong>
        {isMarked && <small>{t('calendar.ratherNot')}</small>}
        <small>
          {/* One line either way: the viewer's zone is known once the page has its script, and nothing moves for it. */}
          {viewer
            ? `${part({ month: 'short' })} · ${t('calendar.chosen.yours', { time: viewer.short })}`
            : `${part({ month: 'long' })}, ${till}`}
        </small>
      </span>
      <span className={styles.tick}>
        <Icon path={isMarked ? MINUS_ICON : CHECK_ICON} size="s" />
      </span>
    </label>
  );
});
