import { observer } from 'mobx-react-lite';
import { periodFrom } from '../../../../shared/domain/calendar/zone.ts';
import { formatSlot } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useViewerZone } from '../../../i18n/useViewerZone.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { CHECK_ICON, MINUS_ICON } from '../../../ui/display/icons.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { TileInput, useTickedBefore } from '../../../ui/forms/TileInput.tsx';
import type { CalendarTimes } from '../../calendar/gridModel.ts';
import styles from './SlotOption.module.css';
import { slotDay } from './slotDay.ts';

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
  const { weekday, day, month, monthShort, till } = slotDay(start, now, timezone, language.language);
  return (
    <label className={styles.slot}>
      <TileInput ref={box} type="checkbox" name="start" value={start} checked={checked} onChange={onToggle} />
      <span className={styles.day}>
        {weekday} <b>{day}</b>
        {/* Read where it belongs, and seen below the time. */}
        <VisuallyHidden> {monthShort}, </VisuallyHidden>
      </span>
      <span className={styles.text}>
        <strong>{time}</strong>
        <VisuallyHidden>, </VisuallyHidden>
        {isMarked && <small>{t('calendar.ratherNot')}</small>}
        <small>
          {/* One line either way: the viewer's zone is known once the page has its script, and nothing moves for it. */}
          <span aria-hidden="true">{viewer ? `${monthShort} · ` : `${month}, `}</span>
          {viewer ? t('calendar.chosen.yours', { time: viewer.short }) : till}
        </small>
      </span>
      <span className={styles.tick}>
        <Icon path={isMarked ? MINUS_ICON : CHECK_ICON} size="s" />
      </span>
    </label>
  );
});
