import { observer } from 'mobx-react-lite';
import { getCalendarEntry } from '../../../../shared/contract/game.ts';
import { formatDayLong, formatSlot, formatTime, formatZone } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { saveFile } from '../../../platform/saveFile.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { InvitationStore } from '../InvitationStore.ts';
import { CourtFacts } from '../venues/CourtFacts.tsx';
import { MapLink } from '../venues/MapLink.tsx';
import styles from './AgreedSlot.module.css';

interface AgreedSlotProps {
  store: InvitationStore;
  game: Game;
  /** The viewer plays: then a calendar entry is in the mail, and here. */
  isPlaying: boolean;
}

/** When and where the match is, like the board at the court. */
export const AgreedSlot = observer(function AgreedSlot({ store, game, isPlaying }: AgreedSlotProps) {
  const t = useText();
  const { api, feedback, formats } = useStores();
  const save = async () => {
    try {
      const { filename, content } = await api.call(getCalendarEntry, { params: { id: game.id }, token: store.token });
      saveFile(filename, content, 'text/calendar');
    } catch (error) {
      feedback.report(error, { retry: () => void save() });
    }
  };
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
        <div className={styles.venue}>
          <p>
            <strong>{location.name}</strong>
            {address && <small>{address}</small>}
          </p>
          <MapLink location={location} />
        </div>
      )}
      <CourtFacts game={game} />
      {isPlaying && game.status === 'SCHEDULED' && (
        <div className={styles.mailed}>
          <Button icon="calendar" onClick={() => void save()}>
            {t('invitation.agreed.save')}
          </Button>
          <small>{t('invitation.agreed.mailed')}</small>
        </div>
      )}
    </section>
  );
});
