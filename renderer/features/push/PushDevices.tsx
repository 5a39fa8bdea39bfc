import { observer } from 'mobx-react-lite';
import { useDeviceName } from '../../common/device/useDeviceName.ts';
import { formatDate } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { deviceZone } from '../../i18n/useViewerZone.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import styles from './PushCard.module.css';
import type { PushSettings, Turning } from './PushSettings.ts';

interface PushDevicesProps {
  push: PushSettings;
  turning: Turning;
}

/** The other devices that the person is notified on, and ending that (R-push-devices). */
export const PushDevices = observer(function PushDevices({ push, turning }: PushDevicesProps) {
  const t = useText();
  const { formats } = useStores();
  const deviceName = useDeviceName();
  const zone = deviceZone();
  if (push.others.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3 className={styles.legend}>{t('push.devices')}</h3>
      <ul className={styles.rows}>
        {push.others.map((device) => {
          const name = deviceName(device);
          const since = t('push.device.since', { since: formatDate(device.since, zone, formats) });
          const label = t('push.device.remove');
          return (
            <li key={device.id}>
              <span className={styles.name}>
                {name} <span className={styles.quiet}>{since}</span>
              </span>
              <Button
                aria-label={`${label}: ${name}, ${since}`}
                busy={turning.isBusyWith(device.id)}
                onClick={() => void turning.run(device.id, () => push.remove(device.id))}
              >
                {label}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
});
