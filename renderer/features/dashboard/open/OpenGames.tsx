import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { inLine } from '../../../../shared/locales/intl.ts';
import { PlayerLink } from '../../../common/people/PlayerLink.tsx';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { formatRating, formatSlot } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { deviceZone } from '../../../i18n/useViewerZone.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { BALL_ICON, CALENDAR_ICON, CHEVRON_DOWN_ICON, PIN_ICON } from '../../../ui/display/icons.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { goFromHere, useRoute } from '../../../ui/route.ts';
import { SportBadge } from '../../../ui/sports/SportBadge.tsx';
import { type OpenGamesStore, openGamePath } from '../OpenGamesStore.ts';
import styles from './OpenGames.module.css';

/** Times named; the invitation shows them all. */
const MAX_SHOWN = 3;

/** The times offered, at the venue's clock first. */
const OpenGameTimes = observer(function OpenGameTimes({ game }: { game: Game }) {
  const t = useText();
  const { formats } = useStores();
  const windows = game.calendarPreference;
  return (
    <ul className={styles.times}>
      {windows.slice(0, MAX_SHOWN).map((window) => {
        const { day, time, viewer } = formatSlot(window, game.timezone, deviceZone(game.timezone), formats);
        return (
          <li key={window.id}>
            {day} <span className={styles.range}>{time}</span>
            {viewer && (
              <small>
                {t('dashboard.yourTime', {
                  when: viewer.short,
                })}
              </small>
            )}
          </li>
        );
      })}
      {windows.length > MAX_SHOWN && <li>{t('open.moreTimes', { count: windows.length - MAX_SHOWN })}</li>}
    </ul>
  );
});

/** Games drawn at first, and how many more at a time. */
const PAGE = 6;

interface OpenGamesProps {
  open: OpenGamesStore;
  /** How many are drawn at first. */
  first?: number;
}

/** Games of others that look for players like this one; nothing where there are none. */
export const OpenGames = observer(function OpenGames({ open, first = PAGE }: OpenGamesProps) {
  const t = useText();
  const id = useId();
  const [limit, setLimit] = useState(first);
  const { games } = open;
  if (games.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('open.title')}</h2>
      <p className={styles.quiet}>{t('open.text')}</p>
      <ul className={styles.items}>
        {games.slice(0, limit).map((game) => (
          <OpenGame key={game.id} game={game} open={open} />
        ))}
      </ul>
      {games.length > limit && (
        <div>
          <Button variant="quiet" icon={CHEVRON_DOWN_ICON} onClick={() => setLimit(limit + PAGE)}>
            {t('open.more')}
          </Button>
        </div>
      )}
    </section>
  );
});

const OpenGame = observer(function OpenGame({ game, open }: { game: Game; open: OpenGamesStore }) {
  const t = useText();
  const nameOf = usePersonName();
  const route = useRoute();
  const { formats } = useStores();
  const { owner, ownerLevel, sport, gamePreference, summary } = game;
  const name = nameOf(owner);
  const join = async () => {
    const goOn = goFromHere(route);
    if (await open.join(game)) goOn(openGamePath(game.id));
  };
  return (
    <Card as="li" sport={sport}>
      <div className={styles.who}>
        <SportBadge sport={sport} label={t(`sport.${sport}`)} />
        <strong>
          <PlayerLink code={owner.code}>{name}</PlayerLink>
        </strong>
        <span className={styles.quiet}>
          {inLine(
            [
              ownerLevel !== null && t('known.level', { level: formatRating(ownerLevel, formats.language) }),
              t(`organise.type.${gamePreference.matchType === 'OPENDOUBLE' ? 'OPENDOUBLE' : 'SINGLE'}`),
              game.club?.name,
            ],
            ' · ',
          )}
        </span>
      </div>
      <div className={styles.facts}>
        <Icon path={CALENDAR_ICON} size="s" />
        <OpenGameTimes game={game} />
        <Icon path={PIN_ICON} size="s" />
        <span>{inLine(summary.locations, ', ')}</span>
      </div>
      <div>
        <Button variant="primary" icon={BALL_ICON} busy={open.busy === game.id} onClick={() => void join()}>
          {t(open.isAnsweredAtOnce(game) ? 'open.join' : 'open.choose')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    </Card>
  );
});
