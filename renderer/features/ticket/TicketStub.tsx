import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { getCalendarEntry } from '../../../shared/contract/game.ts';
import type { EntryMail } from '../../../shared/domain/match/reach.ts';
import { repeatedZone } from '../../../shared/locales/intl.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { formatClock, formatDayLong, formatSlot, formatTime, formatZone } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useViewerZone } from '../../i18n/useViewerZone.ts';
import { saveFile } from '../../platform/saveFile.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CALENDAR_ICON } from '../../ui/display/icons.ts';
import { Flip } from '../../ui/sports/Flip.tsx';
import { SharePicture } from '../picture/SharePicture.tsx';
import { Countdown } from './Countdown.tsx';
import { CourtFacts } from './CourtFacts.tsx';
import { MapLink } from './MapLink.tsx';
import { MatchLine } from './MatchLine.tsx';
import styles from './TicketStub.module.css';

/** Said only where it was mailed, or will be (R-reach). */
const ENTRY_TEXTS = {
  SENT: 'invitation.agreed.mailed',
  SOON: 'invitation.agreed.soon',
} as const satisfies Record<EntryMail, TextKey>;

interface TicketStubProps {
  game: Game;
  /** Of an invitation; left out, the session is used. */
  token?: string | undefined;
  /** The viewer is in it, and it is still to come: there is something to keep for their calendar. */
  isPlaying: boolean;
  /** What else stands on it, above its buttons. */
  children?: ReactNode;
}

/** When and where the match is: the part of the ticket below the perforation. */
export const TicketStub = observer(function TicketStub(props: TicketStubProps) {
  const { game, token, isPlaying, children } = props;
  const t = useText();
  const { api, feedback, formats } = useStores();
  const viewerZone = useViewerZone(game.timezone);
  const save = async () => {
    try {
      const { filename, content } = await api.call(getCalendarEntry, { params: { id: game.id }, token });
      saveFile(filename, content, 'text/calendar');
    } catch (error) {
      feedback.report(error, { retry: () => void save() });
    }
  };
  const { fromTime, toTime, timezone, location } = game;
  if (!fromTime || !toTime) return null;
  const { viewer } = formatSlot({ fromTime, toTime }, timezone, viewerZone, formats);
  const address = location && [location.address, location.city].filter(Boolean).join(', ');
  return (
    <section className={styles.stub} aria-label={t('invitation.agreed.label')}>
      <div className={styles.head}>
        <p className={styles.day}>{formatDayLong(fromTime, timezone, formats)}</p>
        {isPlaying && <Countdown to={fromTime} zone={timezone} />}
      </div>
      <div className={styles.time}>
        <time dateTime={fromTime}>
          <Flip value={formatClock(fromTime, timezone, formats)} size="l" />
        </time>
        <span className={styles.end}>
          {repeatedZone(new Date(fromTime), timezone, formats)}–
          <time dateTime={toTime}>{formatTime(toTime, timezone, formats)}</time>
        </span>
        {/* Beside the time and below the buttons: the viewer's zone is known late, and must not move what is pressed. */}
        {viewer && <span className={styles.yours}>{t('calendar.chosen.yours', { time: viewer.short })}</span>}
      </div>
      {location && (
        <p className={styles.venue}>
          <strong>{location.name}</strong>
          {address && <small>{address}</small>}
        </p>
      )}
      <CourtFacts game={game} />
      <MatchLine game={game} />
      {children}
      <div className={styles.ways}>
        {isPlaying && (
          <Button variant="action" icon={CALENDAR_ICON} data-needs-script="" onClick={() => void save()}>
            {t('invitation.agreed.save')}
          </Button>
        )}
        {location && <MapLink location={location} isRoute />}
        {isPlaying && <SharePicture game={game} />}
      </div>
      {isPlaying && game.entryMail && <p className={styles.zone}>{t(ENTRY_TEXTS[game.entryMail])}</p>}
      {/* A zone needs its name only where clocks differ (R-two-zones). */}
      {viewer && <p className={styles.zone}>{formatZone(timezone, fromTime, formats)}</p>}
    </section>
  );
});
