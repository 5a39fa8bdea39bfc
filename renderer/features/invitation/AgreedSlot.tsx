import { observer } from 'mobx-react-lite';
import { formatDayLong, formatSlot, formatTime, formatZone } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './AgreedSlot.module.css';
import { MapLink } from './MapLink.tsx';

interface AgreedSlotProps {
  game: Game;
  /** The viewer plays: then a calendar entry is in the mail. */
  isPlaying: boolean;
}

/** When and where the match is, like the board at the court. */
export const AgreedSlot = observer(function AgreedSlot({ game, isPlaying }: AgreedSlotProps) {
  const t = useText();
  const { formats } = useStores();
  const { fromTime, toTime, timezone, location } = game;
  if (!fromTime || !toTime) return null;
  const viewerZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { viewer, day } = formatSlot({ fromTime, toTime }, timezone, viewerZone, formats);
  const address = location && [location.address, location.city].filter(Boolean).join(', ');
  return (
    <section className={styles.board} aria-label={t('invitation.agreed.label')}>
      <p className={styles.day}>{formatDayLong(fromTime, timezone, formats)}</p>
      <p className={styles.time}>
        <time dateTime={fromTime}>{formatTime(fromTime, timezone, formats)}</time>
        <span className={styles.end}>
          –<time dateTime={toTime}>{formatTime(toTime, timezone, formats)}</time>
        </span>
      </p>
      <p className={styles.zone}>
        {formatZone(timezone, fromTime, formats)}
        {viewer && (
          <>
            <br />
            {t('calendar.chosen.yours', { time: viewer.day === day ? viewer.time : `${viewer.day} ${viewer.time}` })}
          </>
        )}
      </p>
      {location && (
        <div className={styles.place}>
          <p>
            <strong>{location.name}</strong>
            {address && <small>{address}</small>}
          </p>
          <MapLink location={location} />
        </div>
      )}
      {isPlaying && game.status === 'SCHEDULED' && (
        <p className={styles.mailed}>
          <Icon name="calendar" size="s" />
          {t('invitation.agreed.mailed')}
        </p>
      )}
    </section>
  );
});
