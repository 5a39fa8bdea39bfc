import { formatDate, formatTime } from '../../i18n/format.ts';
import { deviceZone } from '../../i18n/useViewerZone.ts';
import { useStores } from '../../stores/StoreContext.ts';

/** @returns a function that writes an instant as date and time on the device's clock */
export function useMoment(): (instant: string) => string {
  const { formats } = useStores();
  const zone = deviceZone();
  return (instant) => `${formatDate(instant, zone, formats)}, ${formatTime(instant, zone, formats)}`;
}
