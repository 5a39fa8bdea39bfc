import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/useText.ts';
import { type QueuedAction, refusalText } from '../../stores/offlineQueue/queuedAction.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { ALERT_ICON, OFFLINE_ICON } from '../../ui/display/icons.ts';
import styles from './OfflineNotice.module.css';

/** Answers and scores that wait for the network, and those that were refused (R-unsent). */
export const OfflineQueueNotice = observer(function OfflineQueueNotice() {
  const { offlineQueue } = useStores();
  return (
    <div role="status" className={styles.stays}>
      {offlineQueue.told.map((waiting) =>
        waiting.refused === null ? (
          <Kept key={waiting.key} waiting={waiting} />
        ) : (
          <Refused key={waiting.key} waiting={waiting} />
        ),
      )}
    </div>
  );
});

const Kept = observer(function Kept({ waiting: { key, what, name } }: { waiting: QueuedAction }) {
  const t = useText();
  const { offlineQueue } = useStores();
  const isSending = offlineQueue.sending.includes(key);
  return (
    <div className={styles.notice}>
      <Icon path={OFFLINE_ICON} />
      <span>{t(`unsent.waiting.${what}`, { name })}</span>
      <button type="button" className={styles.retry} disabled={isSending} onClick={() => void offlineQueue.flush()}>
        {t(isSending ? 'unsent.sending' : 'unsent.send')}
      </button>
      <button type="button" className={styles.retry} disabled={isSending} onClick={() => offlineQueue.drop(key)}>
        {t('unsent.takeBack')}
      </button>
    </div>
  );
});

const Refused = observer(function Refused({ waiting }: { waiting: QueuedAction }) {
  const t = useText();
  const { offlineQueue } = useStores();
  const { key, name, path } = waiting;
  return (
    <div className={styles.notice}>
      <Icon path={ALERT_ICON} />
      <span>{t(refusalText(waiting), { name })}</span>
      <Link to={path}>{t('unsent.open')}</Link>
      <button type="button" className={styles.retry} onClick={() => offlineQueue.drop(key)}>
        {t('alert.close')}
      </button>
    </div>
  );
});
