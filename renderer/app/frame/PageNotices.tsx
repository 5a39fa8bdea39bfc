import { observer } from 'mobx-react-lite';
import { useOnline } from '../../common/device/useOnline.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { ARROW_RIGHT_ICON, OFFLINE_ICON } from '../../ui/display/icons.ts';
import styles from './OfflineNotice.module.css';

/** Says that the device, or the way to the server, is offline; the session stays (R-session). */
export const OfflineNotice = observer(function OfflineNotice() {
  const t = useText();
  const { session } = useStores();
  const online = useOnline();
  const away = !online || session.offline;
  // The region is always there: a notice that appears in it later is spoken.
  return (
    <div role="status">
      {away && (
        <div className={styles.notice}>
          <Icon path={OFFLINE_ICON} />
          <span>{t('app.offline')}</span>
          <button
            type="button"
            className={styles.retry}
            onClick={() => void session.loadMe()}
            hidden={!session.offline}
          >
            {t('alert.retry')}
          </button>
        </div>
      )}
    </div>
  );
});

/** Offers a newer release of the app, but interrupts nobody's work for it (R-new-release). */
export const ReleaseNotice = observer(function ReleaseNotice() {
  const t = useText();
  const { release } = useStores();
  return (
    <div role="status">
      {release.take && (
        <div className={styles.notice}>
          <Icon path={ARROW_RIGHT_ICON} />
          <span>{t('app.release')}</span>
          <button type="button" className={styles.retry} onClick={release.take}>
            {t('app.release.take')}
          </button>
        </div>
      )}
    </div>
  );
});
