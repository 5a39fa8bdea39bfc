import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { deviceZone } from '../../../i18n/useViewerZone.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Tag } from '../../../ui/display/Tag.tsx';
import styles from '../ProfilePage.module.css';
import type { OwnSession } from './OwnSessions.ts';

interface SessionRowProps {
  session: OwnSession;
  /** The device in words. */
  name: string;
  busy: boolean;
  onEnd: () => void;
}

export const SessionRow = observer(function SessionRow({ session, name, busy, onEnd }: SessionRowProps) {
  const t = useText();
  const { formats } = useStores();
  const zone = deviceZone();
  const day = (instant: string) => formatDate(instant, zone, formats);
  const times = t('profile.sessions.times', { since: day(session.since), lastUsed: day(session.lastUsed) });
  const label = t('profile.sessions.end');
  return (
    <li>
      <span className={styles.name}>
        <strong>{name}</strong>
        <br />
        <span className={styles.quiet}>{times}</span>
      </span>
      {session.current ? (
        <Tag tone="success">{t('profile.sessions.current')}</Tag>
      ) : (
        <Button aria-label={`${label}: ${name}, ${times}`} busy={busy} onClick={onEnd}>
          {label}
        </Button>
      )}
    </li>
  );
});
