import { observer } from 'mobx-react-lite';
import { expiryLeft } from '../../../shared/domain/match/expiry.ts';
import { formatDuration, formatSlot, formatZone } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { CourtLines } from '../../ui/court/CourtLines.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { Tag, type Tone } from '../../ui/display/Tag.tsx';
import styles from './GameHeader.module.css';

/** The ball's yellow is left to the button that does what is waited for. */
const TONES: Record<string, Tone> = { action: 'warn', settled: 'success', pending: 'info' };

/** Sport, state and, once agreed, time and venue, on the ground of the sport's court. */
export const GameHeader = observer(function GameHeader({ game }: { game: Game }) {
  const t = useText();
  const { formats } = useStores();
  const { summary, gamePreference: match } = game;
  const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const slot =
    game.fromTime && game.toTime
      ? formatSlot({ fromTime: game.fromTime, toTime: game.toTime }, game.timezone, deviceZone, formats)
      : null;
  const type = match.matchType === 'OPENDOUBLE' ? 'OPENDOUBLE' : 'SINGLE';
  return (
    <header className={styles.court} data-sport={game.sport}>
      <div className={styles.lines}>
        <CourtLines sport={game.sport} fade />
      </div>
      <div className={styles.tags}>
        {/* The server names the text: one of the summary's closed list. */}
        <span role="status" className={styles.state}>
          <Tag tone={TONES[summary.icon ?? ''] ?? 'neutral'}>{t(summary.title)}</Tag>
        </span>
        <TimeLeft game={game} />
      </div>
      <h1 className={styles.title}>{t(`sport.${game.sport}`)}</h1>
      <p className={styles.kind}>
        {t(`organise.type.${type}`)}, {formatDuration(match.duration, formats)}
      </p>
      {/* On paper: who reads this page is the organiser, who reads the sheet is not. */}
      <p className={styles.organiser}>
        {t('invitation.players.organiser')}: {game.owner.firstName} {game.owner.lastName}
      </p>
      {slot && (
        <p className={styles.slot}>
          <Icon name="calendar" />
          <span>
            <strong>
              {slot.day}, {slot.time}
            </strong>
            {slot.viewer && (
              <small>
                {t('ownGame.yourTime', {
                  when: `${slot.viewer.day}, ${slot.viewer.time}`,
                  zone: formatZone(slot.viewer.zone, game.fromTime ?? game.createDt, formats),
                })}
              </small>
            )}
          </span>
        </p>
      )}
      {game.location && (
        <p className={styles.slot}>
          <Icon name="pin" />
          <strong>{game.location.name}</strong>
        </p>
      )}
      {game.status === 'CONFIRMED' && (
        <p className={styles.count}>
          {t('ownGame.count', { accepted: summary.requiredAcceptedCount, needed: summary.requiredPlayerCount })}
        </p>
      )}
    </header>
  );
});

const TimeLeft = observer(function TimeLeft({ game }: { game: Game }) {
  const t = useText();
  const { config } = useStores();
  if (game.status !== 'CONFIRMED') return null;
  const { unit, count } = expiryLeft(game.expiresAt, config.now().toISOString());
  if (unit === 'none') return null;
  return (
    <Tag icon="clock">
      {unit === 'expired'
        ? t('ownGame.left.expired')
        : t(unit === 'hours' ? 'ownGame.left.hours' : 'ownGame.left.days', { count })}
    </Tag>
  );
});
