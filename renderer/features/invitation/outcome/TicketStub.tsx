import { observer } from 'mobx-react-lite';
import { getCalendarEntry } from '../../../../shared/contract/game.ts';
import { formatDayLong, formatSlot, formatTime, formatZone } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { saveFile } from '../../../platform/saveFile.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Flip } from '../../../ui/sports/Flip.tsx';
import type { InvitationStore } from '../InvitationStore.ts';
import { CourtFacts } from '../venues/CourtFacts.tsx';
import { MapLink } from '../venues/MapLink.tsx';
import styles from './TicketStub.module.css';

/** When and where the match is: the part of the ticket below the perforation. */
export const TicketStub = observer(function TicketStub({ store, game }: { store: InvitationStore; game: Game }) {
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
  // Whoever plays has a calendar entry in their mail, and here.
  const isPlaying = store.header === 'scheduled' && game.status === 'SCHEDULED';
  return (
    <section className={styles.stub} aria-label={t('invitation.agreed.label')}>
      <p className={styles.day}>{formatDayLong(fromTime, timezone, formats)}</p>
      <p className={styles.time}>
        <time dateTime={fromTime}>
          <Flip value={formatTime(fromTime, timezone, formats)} size="l" />
        </time>
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
        <p className={styles.venue}>
          <strong>{location.name}</strong>
          {address && <small>{address}</small>}
        </p>
      )}
      <CourtFacts game={game} />
      <div className={styles.ways}>
        {isPlaying && (
          <Button variant="action" icon="calendar" onClick={() => void save()}>
            {t('invitation.agreed.save')}
          </Button>
        )}
        {location && <MapLink location={location} isRoute />}
      </div>
      {isPlaying && <p className={styles.zone}>{t('invitation.agreed.mailed')}</p>}
    </section>
  );
});
