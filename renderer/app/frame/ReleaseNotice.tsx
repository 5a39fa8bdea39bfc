import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { ARROW_RIGHT_ICON } from '../../ui/display/icons.ts';
import styles from './OfflineNotice.module.css';

/** Offers a newer release of the app; nobody is taken there in the middle of something (R-new-release). */
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
