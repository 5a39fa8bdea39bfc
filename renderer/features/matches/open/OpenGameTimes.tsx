import { observer } from 'mobx-react-lite';
import { deviceZone } from '../../../i18n/deviceZone.ts';
import { formatSlot } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import styles from './OpenGames.module.css';

/** Times named; the invitation shows them all. */
const MAX_SHOWN = 3;

/** The times offered, at the venue's clock first. */
export const OpenGameTimes = observer(function OpenGameTimes({ game }: { game: Game }) {
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
