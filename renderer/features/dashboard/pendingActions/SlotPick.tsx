import { observer } from 'mobx-react-lite';
import { periodFrom, venueDay } from '../../../../shared/domain/calendar/zone.ts';
import { formatDayShort, formatSlot, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { deviceZone } from '../../../i18n/useViewerZone.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import styles from '../../../ui/forms/Picks.module.css';
import { TileInput } from '../../../ui/forms/TileInput.tsx';

interface SlotPickProps {
  start: string;
  minutes: number;
  zone: string;
  chosen: boolean;
  onToggle: () => void;
}

/** One start of a match, to be ticked; on the viewer's own clock as well where it shows something else (R-two-zones). */
export const SlotPick = observer(function SlotPick({ start, minutes, zone, chosen, onToggle }: SlotPickProps) {
  const t = useText();
  const { formats } = useStores();
  const { weekday } = formatDayShort(start, zone, formats);
  const { viewer } = formatSlot(periodFrom(start, minutes), zone, deviceZone(zone), formats);
  return (
    <label className={styles.pick}>
      <TileInput type="checkbox" checked={chosen} onChange={onToggle} />
      <span className={styles.slot}>
        {weekday} {Number(venueDay(start, zone).slice(8))}
        <VisuallyHidden>,</VisuallyHidden> <b>{formatTime(start, zone, formats)}</b>
        {viewer && <VisuallyHidden>, </VisuallyHidden>}
        {viewer && <small>{t('dashboard.yourTime', { when: viewer.short })}</small>}
      </span>
    </label>
  );
});
