import { observer } from 'mobx-react-lite';
import { useOnline } from '../../common/device/useOnline.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CHECK_ICON } from '../../ui/display/icons.ts';
import { Tag } from '../../ui/display/Tag.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import styles from './PushCard.module.css';
import type { PushSettings, Turning } from './PushSettings.ts';

interface ThisDeviceProps {
  push: PushSettings;
  /** Turns a device on or off: `device` is this one. */
  turning: Turning;
}

/** Whether this device is notified, and turning that on and off; where it can't be, the reason and the remedy. */
export const ThisDevice = observer(function ThisDevice({ push, turning }: ThisDeviceProps) {
  const t = useText();
  const isOnline = useOnline();
  const { session } = useStores();
  const { device } = push;
  if (device === 'no') {
    return (
      <Notice>
        {t('push.unsupported')} {session.hasMail && t('push.unsupported.mail')}
      </Notice>
    );
  }
  if (device === 'iphone') return <Notice>{t('push.iphone')}</Notice>;
  return (
    <>
      {device === 'denied' && (
        <Notice tone="warn" live>
          {t('push.denied')}
        </Notice>
      )}
      {!isOnline && <Notice>{t('push.offline')}</Notice>}
      {push.failed && (
        <Notice tone="error" live>
          {t('push.failed')}
        </Notice>
      )}
      {device !== 'denied' && (
        <div className={styles.row}>
          <Button
            variant={device === 'on' ? 'secondary' : 'primary'}
            busy={turning.isBusyWith('device')}
            disabled={!isOnline}
            onClick={() => void turning.run('device', device === 'on' ? push.turnOff : push.turnOn)}
          >
            {t(device === 'on' ? 'push.turnOff' : 'push.turnOn')}
          </Button>
          <span role="status">
            {device === 'on' && (
              <Tag tone="success" icon={CHECK_ICON}>
                {t('push.on')}
              </Tag>
            )}
          </span>
        </div>
      )}
    </>
  );
});
