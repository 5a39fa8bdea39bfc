import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { getCalendarEntry } from '../../../shared/contract/game.ts';
import type { EntryMail } from '../../../shared/domain/match/reach.ts';
import { repeatedZone } from '../../../shared/locales/dates.ts';
import { inLine } from '../../../shared/locales/intl.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { entryPath } from '../../../shared/routes/invitation.ts';
import { formatClock, formatDayLong, formatSlot, formatTime, formatZone } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useViewerZone } from '../../i18n/useViewerZone.ts';
import { saveFile } from '../../platform/saveFile.ts';
import { useAction } from '../../stores/Action.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button, buttonClass } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { CALENDAR_ICON } from '../../ui/display/icons.ts';
import { Flip } from '../../ui/sports/Flip.tsx';
import { SharePicture } from '../matchImage/SharePicture.tsx';
import { CourtFacts } from './CourtFacts.tsx';
import { MapLink } from './MapLink.tsx';
import { MatchLine } from './MatchLine.tsx';
import styles from './TicketStub.module.css';
import { timeLeft, unitWord } from './timeLeft.ts';

/** The text changes once a minute at most. */
const LOOK_EVERY = 15_000;

/**
 * How long it is until the match, in one unit.
 * @param to ISO instant
 * @param zone of the venue
 */
const Countdown = observer(function Countdown({ to, zone }: { to: string; zone: string }) {
  const t = useText();
  const { config, language } = useStores();
  const [now, setNow] = useState(() => config.now().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(config.now().toISOString()), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [config]);
  const left = timeLeft(to, now, zone);
  if (!left) return null;
  return (
    <span className={styles.countdown} role="timer" aria-atomic="true">
      {t('ticket.startsIn')}
      <span className={styles.left}>
        <Flip value={`${left.count}`} size="s" /> {unitWord(left, language.language)}
      </span>
    </span>
  );
});

/** Said only where it was mailed, or will be (R-reach). */
const ENTRY_TEXTS = {
  SENT: 'invitation.agreed.mailed',
  SOON: 'invitation.agreed.soon',
} as const satisfies Record<EntryMail, TextKey>;

interface TicketStubProps {
  game: Game;
  /** The token of an invitation; left out, the session is used. */
  token?: string | undefined;
  /** The viewer is in it, and it is still to come: there is something to keep for their calendar. */
  isPlaying: boolean;
  /** Before its other buttons: the main action. */
  first?: ReactNode;
}

/** When and where the match is: the part of the ticket below the perforation. */
export const TicketStub = observer(function TicketStub(props: TicketStubProps) {
  const { game, token, isPlaying, first } = props;
  const t = useText();
  const { api, config, formats } = useStores();
  const viewerZone = useViewerZone(game.timezone);
  const save = useAction(async () => {
    const { filename, content } = await api.call(getCalendarEntry, { params: { id: game.id } });
    saveFile(filename, content, 'text/calendar');
  });
  const { fromTime, toTime, timezone, location } = game;
  if (!fromTime || !toTime) return null;
  const { viewer } = formatSlot({ fromTime, toTime }, timezone, viewerZone, formats);
  const isAhead = Date.parse(toTime) > config.now().getTime();
  // The ball is where something waits for them.
  const saving = game.action.includes('PARTNER_SELECTION') ? 'glass' : 'action';
  const address = location && inLine([location.address, location.city], ', ');
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
        {/* Beside the time and below the buttons: the viewer's zone is known late, and must not move controls. */}
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
      <div className={styles.ways}>
        {first}
        {/* A calendar takes it from an address; web views of mail apps keep no file that a page has made. */}
        {isPlaying && token && (
          <a className={buttonClass(saving)} href={`${config.value?.webAccessUrl ?? ''}${entryPath(game.id, token)}`}>
            <Icon path={CALENDAR_ICON} />
            {t('invitation.agreed.save')}
          </a>
        )}
        {isPlaying && !token && (
          <Button variant={saving} icon={CALENDAR_ICON} data-needs-script="" onClick={() => void save.run()}>
            {t('invitation.agreed.save')}
          </Button>
        )}
        {location && isAhead && <MapLink location={location} isRoute />}
        {isPlaying && <SharePicture game={game} variant="glass" />}
      </div>
      {isPlaying && game.entryMail && <p className={styles.zone}>{t(ENTRY_TEXTS[game.entryMail])}</p>}
      {/* A zone needs its name only where clocks differ (R-two-zones). */}
      {viewer && <p className={styles.zone}>{formatZone(timezone, fromTime, formats)}</p>}
    </section>
  );
});
